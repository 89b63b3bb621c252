import { isAdmin, isParent, isStudent } from './roles.ts';

/** Students are children: who pays for them is their parent or their school. */
const mayPay = (role: string): boolean => !isStudent(role);

/** Parents, teachers and schools: a student's parent or school answers for them, and administrators work for LIA. */
const givesConsents = (role: string): boolean => !isStudent(role) && !isAdmin(role);

/**
 * What a call asks of its caller. Every route of the API names one; the console and the portal read the same table.
 * `anyone` needs no session, `member` any valid one.
 */
const permissions = {
  anyone: () => true,
  member: () => true,
  'institutions.manage': isAdmin,
  'donations.read': isAdmin,
  'contacts.manage': isAdmin,
  'teachers.manage': isAdmin,
  'courses.manage': isAdmin,
  'courses.buy': mayPay,
  'gifts.make': mayPay,
  'consents.give': givesConsents,
  'embeds.manage': isAdmin,
  'payments.manage': isAdmin,
  'orders.read': isAdmin,
  'invoices.manage': isAdmin,
  'emails.manage': isAdmin,
  'people.read': isAdmin,
  'children.read': isParent,
  'children.register': isParent,
  'children.password': isParent,
} as const satisfies Record<string, (role: string) => boolean>;

export type Permission = keyof typeof permissions;

/** Whether somebody with these roles has a permission. A visitor has no roles and no session. */
export function may(session: { role: readonly string[] } | null, permission: Permission): boolean {
  if (permission === 'anyone') return true;
  if (!session) return false;
  return permission === 'member' || session.role.some(permissions[permission]);
}

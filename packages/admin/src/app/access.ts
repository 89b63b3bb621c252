import { may, type Permission } from '@lia/sdk/accounts/permissions';

/** What a resource asks of whoever opens it, in the permissions that the API enforces. */
const needs: Readonly<Record<string, Permission>> = {
  institutions: 'institutions.manage',
  donations: 'donations.read',
  sponsorships: 'donations.read',
  volunteerings: 'donations.read',
  teachers: 'teachers.manage',
  courses: 'courses.manage',
  enrolments: 'courses.manage',
  orders: 'orders.read',
  'provider-events': 'payments.manage',
  invoices: 'invoices.manage',
  embeds: 'embeds.manage',
  'school-contacts': 'institutions.manage',
  emails: 'emails.manage',
};

/** Whether somebody with these roles may open a resource. What is not listed is nobody's. */
export function mayOpen(resource: string, role: readonly string[]): boolean {
  const permission = needs[resource];
  return permission !== undefined && may({ role }, permission);
}

/** Whether the console has anything for somebody with these roles. */
export const mayEnter = (role: readonly string[]): boolean => Object.keys(needs).some((name) => mayOpen(name, role));

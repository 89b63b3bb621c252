import { hoursWithin, liesWithin, type OfficeHours } from '@lia/sdk/conversations/hours';
import type { OfficeHoursAnswer, OfficeHoursChange } from '@lia/sdk/conversations/schema';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';

import { isCurrentMember, worksFor } from '../institutions/members.ts';
import { institutions, schoolMembers } from '../institutions/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { found, invalidFields } from '../platform/errors.ts';
import type { Scope } from '../platform/scope.ts';
import { officeHours } from './tables.ts';

type HoursScope = Scope<'school' | 'own'>;

const none = (): SQL => sql`false`;
const teachesIn = (userId: number): SQL => sql`${institutions.id} in (
  select ${schoolMembers.schoolId} from ${schoolMembers}
  where ${schoolMembers.userId} = ${userId} and ${schoolMembers.role} = 'teacher' and ${isCurrentMember})`;

/** Schools whose hours, or one's own hours in which, a scope sets. */
const owners = (scope: HoursScope) => ({
  school: scope.where({ school: worksFor, own: none }),
  own: scope.where({ school: none, own: teachesIn }),
});

/** For statements that read `institutions` alone, whose columns are written without their table. */
const daysOf = (userId: number): SQL<OfficeHours> => sql<OfficeHours>`coalesce((
  select ${officeHours.days} from ${officeHours}
  where ${officeHours.schoolId} = ${institutions}.id and coalesce(${officeHours.userId}, 0) = ${userId}), '[]'::jsonb)`;

/** The hours of the school itself. */
const SCHOOL = 0;

/** Hours that the user may set. */
export async function readHours(db: Database, scope: HoursScope): Promise<OfficeHoursAnswer['data']> {
  const { school, own } = owners(scope);
  const rows = await db
    .select({
      school: { id: institutions.id, name: institutions.name },
      zone: institutions.zone,
      isStaff: sql<boolean>`${school}`,
      isTeacher: sql<boolean>`${own}`,
      school_days: daysOf(SCHOOL),
      own_days: daysOf(scope.userId),
    })
    .from(institutions)
    .where(and(isNull(institutions.deletedAt), sql`(${school} or ${own})`))
    .orderBy(asc(institutions.name), asc(institutions.id));
  return rows.flatMap(({ isStaff, isTeacher, school_days, own_days, ...row }) => {
    const base = { ...row, school_days: [...school_days] };
    return [
      ...(isStaff ? [{ ...base, whose: 'school' as const, days: [...school_days] }] : []),
      ...(isTeacher ? [{ ...base, whose: 'own' as const, days: [...own_days] }] : []),
    ];
  });
}

/** Sets the hours of a school, or one's own in it. @throws {ApiFailure} 404, 422 */
export async function setHours(tx: Transaction, scope: HoursScope, given: OfficeHoursChange): Promise<void> {
  const { school_id: schoolId, whose } = given;
  const [row] = await tx
    .select({ school_days: daysOf(SCHOOL) })
    .from(institutions)
    .where(and(eq(institutions.id, schoolId), isNull(institutions.deletedAt), owners(scope)[whose]));
  const { school_days } = found(row);
  if (whose === 'own' && !liesWithin(given.days, school_days))
    throw invalidFields({ days: { key: 'officeHours.within' } });
  const days = given.days.toSorted((one, other) => one.weekday - other.weekday);
  const userId = whose === 'own' ? scope.userId : null;
  await tx
    .insert(officeHours)
    .values({ schoolId, userId, days })
    .onConflictDoUpdate({ target: [officeHours.schoolId, officeHours.userId], set: { days } });
}

/** The hours in which a conversation is answered: those of the school, and of the teacher within them. */
export async function hoursOf(
  db: Database,
  { schoolId, teacherId }: { schoolId: number; teacherId: number | null },
): Promise<OfficeHours> {
  const rows = await db
    .select({ userId: officeHours.userId, days: officeHours.days })
    .from(officeHours)
    .where(and(eq(officeHours.schoolId, schoolId), sql`coalesce(${officeHours.userId}, 0) in (0, ${teacherId ?? 0})`));
  const school = rows.find(({ userId }) => userId === null)?.days ?? [];
  const own = rows.find(({ userId }) => userId !== null)?.days ?? [];
  return own.length > 0 ? hoursWithin(own, school) : school;
}

import { addDays } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import type { MexicanZone } from '@lia/sdk/calendar/zones';
import { and, eq, sql } from 'drizzle-orm';

import { groupsEver, type GroupScope } from '../groups/scope.ts';
import { groups, institutions, schoolYears, sections } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { today } from '../platform/days.ts';
import { found } from '../platform/errors.ts';

/** A group with the days on which its students may be marked; null where there are none. */
export interface AttendedGroup {
  id: string;
  name: string;
  school: string;
  zone: MexicanZone;
  from: string | null;
  until: string | null;
}

/**
 * A group that a scope reaches, also of a school year that is over, which is read alone. Its days are those of its school year until
 * today; without one, those since the month before it was made.
 * @throws {ApiFailure} 404
 */
export async function attendedGroup(db: Database, scope: GroupScope, id: string): Promise<AttendedGroup> {
  const [row] = await db
    .select({
      id: groups.id,
      name: groups.name,
      school: institutions.name,
      zone: institutions.zone,
      createdAt: groups.createdAt,
      ended: sql<boolean>`${groups.endedAt} is not null`,
      startsOn: schoolYears.startsOn,
      endsOn: schoolYears.endsOn,
    })
    .from(groups)
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .innerJoin(institutions, eq(institutions.id, sections.schoolId))
    .leftJoin(schoolYears, eq(schoolYears.id, groups.yearId))
    .where(and(eq(groups.id, id), groupsEver(scope)));
  const { createdAt, ended, startsOn, endsOn, ...group } = found(row);
  const from = startsOn ?? addDays(dayOf(createdAt.toISOString(), group.zone), -31);
  const now = today(group.zone);
  const until = endsOn !== null && endsOn < now ? endsOn : now;
  return ended || until < from ? { ...group, from: null, until: null } : { ...group, from, until };
}

import { type Calendar, calendarId, readCalendarId } from '@lia/sdk/calendar/calendarId';
import type { WritableCalendars } from '@lia/sdk/calendar/eventSchema';
import { TIME_ZONE } from '@lia/sdk/calendar/instants';
import type { MexicanZone } from '@lia/sdk/calendar/zones';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';

import { childIdsOf } from '../accounts/guardianships.ts';
import { reached } from '../groups/scope.ts';
import { isCurrentGroup, isCurrentMember, worksFor } from '../institutions/members.ts';
import { groups, institutions, schoolMembers, sections } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { found, notFound } from '../platform/errors.ts';
import type { Writer } from './scope.ts';

type WritableCalendar = WritableCalendars['data'][number];

const MOST = 500;

const schoolsOf = ({ scope }: Writer): SQL | undefined =>
  and(
    isNull(institutions.deletedAt),
    eq(institutions.type, 'Escuela'),
    scope.where({ school: worksFor, groups: () => sql`false`, own: () => sql`false` }),
  );

const groupsOf = ({ scope }: Writer): SQL | undefined =>
  and(isCurrentGroup, isNull(institutions.deletedAt), scope.where({ ...reached, own: () => sql`false` }));

/** The zone of the school that a person or their child has been in longest, or that of Mexico City. */
export async function zoneOfReader(db: Database, userId: number): Promise<MexicanZone> {
  const [school] = await db
    .select({ zone: institutions.zone })
    .from(schoolMembers)
    .innerJoin(institutions, and(eq(institutions.id, schoolMembers.schoolId), isNull(institutions.deletedAt)))
    .where(
      and(
        sql`(${schoolMembers.userId} = ${userId} or ${schoolMembers.userId} in ${childIdsOf(userId)})`,
        isCurrentMember,
      ),
    )
    .orderBy(sql`${schoolMembers.userId} <> ${userId}`, asc(schoolMembers.since), asc(schoolMembers.schoolId))
    .limit(1);
  return school?.zone ?? TIME_ZONE;
}

const site: WritableCalendar = { id: 'site', kind: 'site', name: null, zone: TIME_ZONE };

/** Calendars that a person writes into: their own first. */
export async function writableCalendars(db: Database, writer: Writer): Promise<WritableCalendar[]> {
  const schools = await db
    .select({ id: institutions.id, name: institutions.name, zone: institutions.zone })
    .from(institutions)
    .where(schoolsOf(writer))
    .orderBy(asc(institutions.name), asc(institutions.id))
    .limit(MOST);
  const taught = await db
    .select({ id: groups.id, name: groups.name, zone: institutions.zone })
    .from(groups)
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .innerJoin(institutions, eq(institutions.id, sections.schoolId))
    .where(groupsOf(writer))
    .orderBy(asc(groups.name), asc(groups.id))
    .limit(MOST);
  const zone = await zoneOfReader(db, writer.scope.userId);
  return [
    { id: 'personal', kind: 'personal', name: null, zone },
    ...(writer.site ? [site] : []),
    ...schools.map((school) => ({
      ...school,
      id: calendarId({ kind: 'school', schoolId: school.id }),
      kind: 'school' as const,
    })),
    ...taught.map((group) => ({
      ...group,
      id: calendarId({ kind: 'group', groupId: group.id }),
      kind: 'group' as const,
    })),
  ];
}

/** A calendar that is written into, and its zone. @throws {ApiFailure} 404 where the writer does not write into it */
export async function requireWritable(
  db: Database,
  writer: Writer,
  id: string,
): Promise<{ calendar: Calendar; zone: MexicanZone }> {
  const calendar = found(readCalendarId(id) ?? undefined);
  if (calendar.kind === 'personal') return { calendar, zone: await zoneOfReader(db, writer.scope.userId) };
  if (calendar.kind === 'site') {
    if (!writer.site) throw notFound();
    return { calendar, zone: TIME_ZONE };
  }
  if (calendar.kind === 'school') {
    const [school] = await db
      .select({ zone: institutions.zone })
      .from(institutions)
      .where(and(eq(institutions.id, calendar.schoolId), schoolsOf(writer)));
    return { calendar, zone: found(school).zone };
  }
  const [group] = await db
    .select({ zone: institutions.zone })
    .from(groups)
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .innerJoin(institutions, eq(institutions.id, sections.schoolId))
    .where(and(eq(groups.id, calendar.groupId), groupsOf(writer)));
  return { calendar, zone: found(group).zone };
}

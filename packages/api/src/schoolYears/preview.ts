import { levels, type Level } from '@lia/sdk/registrations/rules';
import { gradeAfter, groupNameAfter } from '@lia/sdk/schoolYears/rules';
import type { PossibleDouble, RolloverGroup, RolloverPreview, SchoolYear } from '@lia/sdk/schoolYears/schema';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { openPeriods } from '../gradebook/used.ts';
import { studentsOfGroup } from '../groups/lists.ts';
import { isCurrentGroup, isCurrentMember } from '../institutions/members.ts';
import { groups, schoolEnrolments, schoolMembers, schoolYears, sections } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { readYear, type YearScope } from './years.ts';

/** As many possible doubles are named as a person looks through. */
const MOST_DOUBLES = 200;

/** What the rollover of all groups of a school into a year would do. @throws {ApiFailure} 404 */
export async function previewRollover(
  call: { db: Database; scope: YearScope },
  schoolId: number,
  yearId: string,
): Promise<RolloverPreview> {
  const year = await readYear(call, schoolId, yearId);
  const here = await currentGroups(call.db, schoolId);
  const taught = new Set(here.map(({ level }) => level));
  return {
    year,
    groups: here
      .filter((group) => mayComeInto(group, year))
      .map((group) => {
        const { yearId: _, begun: __, ...shown } = group;
        return { ...shown, next: nextOf(group, taught) };
      }),
    doubles: await possibleDoubles(call.db, schoolId),
    outside: await studentsOutside(call.db, schoolId),
  };
}

/** A group of a school today, without what follows. */
export interface CurrentGroup extends Omit<RolloverGroup, 'next'> {
  /** The school year that it belongs to, and its first day. */
  yearId: string | null;
  begun: string | null;
}

/** Whether a group may be taken into a year: it belongs to an earlier one, or to none yet. */
export const mayComeInto = ({ begun }: CurrentGroup, year: Pick<SchoolYear, 'starts_on'>): boolean =>
  begun === null || begun < year.starts_on;

/** The groups of a school that have not ended, by level, grade and name, with the number of their students. */
export async function currentGroups(db: Database, schoolId: number): Promise<CurrentGroup[]> {
  const rows = await db
    .select({
      id: groups.id,
      name: groups.name,
      level: sections.level,
      grade: groups.grade,
      yearId: groups.yearId,
      begun: schoolYears.startsOn,
      students: studentsOfGroup,
      open_periods: openPeriods,
    })
    .from(groups)
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .leftJoin(schoolYears, eq(schoolYears.id, groups.yearId))
    .where(and(eq(sections.schoolId, schoolId), isCurrentGroup))
    .orderBy(asc(sections.level), asc(groups.grade), asc(groups.name));
  return rows.flatMap(({ level: stored, ...group }) => {
    const level = levels.find((one) => one === stored);
    return level ? [{ ...group, level }] : [];
  });
}

/** The group that follows, by its grade and name. */
export function nextOf(
  { name, level, grade }: Pick<CurrentGroup, 'name' | 'level' | 'grade'>,
  taught: ReadonlySet<Level>,
): RolloverGroup['next'] {
  const next = gradeAfter({ level, grade }, taught);
  return next && { ...next, name: groupNameAfter(name, grade, next.grade) };
}

/** Students of groups of whom another account of the school has the name, in the grade that they come into or the same one. */
function possibleDoubles(db: Database, schoolId: number): Promise<PossibleDouble[]> {
  const doubles = sql`(
    with named as (
      select u.id, u.uuid, u.username, trim(u.name || ' ' || u.last_name) as name,
        name_key(u.name || ' ' || u.last_name) as same_name, u.level * 10 + u.grade as place, g.name as group_name
      from ${users} u
      join ${schoolMembers} on ${schoolMembers.userId} = u.id and ${schoolMembers.schoolId} = ${schoolId}
        and ${schoolMembers.role} = 'student' and ${isCurrentMember}
      left join ${schoolEnrolments} e on e.user_id = u.id and e.school_id = ${schoolId} and e.until is null
      left join ${groups} g on g.id = e.group_id and g.deleted_at is null and g.ended_at is null
      where u.deleted_at is null and u.level is not null and u.grade is not null
    ), counted as (
      select *, count(*) over (partition by same_name) as so_named from named
    ), here as materialized (
      -- Few: comparing all students with each other takes seconds in a large school.
      select * from counted where so_named > 1
    )
    select one.id, one.uuid, one.name, one.username, one.group_name, other.username as other_username,
      other.group_name as other_group
    from here one join here other on other.same_name = one.same_name and other.id <> one.id
      and (other.place > one.place or (other.place = one.place and other.id > one.id)) and other.place - one.place < 10
    where one.group_name is not null) doubles`;
  return db
    .select({
      uuid: sql<string>`uuid`,
      name: sql<string>`name`,
      username: sql<string>`username`,
      group: sql<string>`group_name`,
      other: { username: sql<string>`other_username`, group: sql<string | null>`other_group` },
    })
    .from(doubles)
    .orderBy(sql`name, id`)
    .limit(MOST_DOUBLES);
}

const studentsOutside = (db: Database, schoolId: number): Promise<number> =>
  db.$count(
    users,
    and(
      isNull(users.deletedAt),
      sql`${users.id} in (select ${schoolMembers.userId} from ${schoolMembers}
        where ${schoolMembers.schoolId} = ${schoolId} and ${schoolMembers.role} = 'student' and ${isCurrentMember})`,
      sql`${users.id} not in (select ${schoolEnrolments.userId} from ${schoolEnrolments}
        join ${groups} on ${groups.id} = ${schoolEnrolments.groupId} and ${groups.deletedAt} is null
        where ${schoolEnrolments.schoolId} = ${schoolId} and ${schoolEnrolments.until} is null)`,
    ),
  );

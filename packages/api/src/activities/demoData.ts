import { addDays } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';

import { demoGroupIds } from '../groups/demoData.ts';
import { isCurrentGroup } from '../institutions/members.ts';
import { groups, sections } from '../institutions/tables.ts';
import { type Database, inTransaction } from '../platform/database.ts';
import { type DemoData, fixedUuid, atClock } from '../platform/demoData.ts';
import { subjects } from '../subjects/tables.ts';
import { demoActivities, demoSubjects } from './demoActivities.ts';
import { activities } from './tables.ts';

/** Grades of what was due longer ago are released. */
const RELEASED_DAYS = 6;

/** The id that an activity of a group has in every database, by its place in the list. */
export const demoActivityId = (groupId: string, index: number): string => fixedUuid(`activity ${groupId} ${index}`);

/** Subjects and six weeks of activities of the groups of the demo data. */
async function writeActivities({ db }: { db: Database }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const rooms = await tx
      .select({ id: groups.id, teacherId: groups.teacherId, level: sections.level })
      .from(groups)
      .innerJoin(sections, eq(sections.id, groups.sectionId))
      .where(and(inArray(groups.id, [...demoGroupIds]), isCurrentGroup, isNotNull(groups.teacherId)))
      .orderBy(asc(groups.id));
    const named = rooms.flatMap(({ id: groupId, level }) =>
      (demoSubjects[level] ?? []).map((name, index) => ({
        id: fixedUuid(`subject ${groupId} ${index}`),
        groupId,
        name,
      })),
    );
    if (named.length === 0) return;
    await tx.insert(subjects).values(named).onConflictDoNothing();
    const ids = named.map(({ id }) => id);
    const written = await tx.select({ id: subjects.id }).from(subjects).where(inArray(subjects.id, ids));
    const known = new Set(written.map(({ id }) => id));
    const today = dayOf(new Date().toISOString());
    const rows = rooms.flatMap(({ id: groupId, teacherId }) =>
      demoActivities.flatMap(({ subject, publish, due, ...texts }, index) => {
        const subjectId = fixedUuid(`subject ${groupId} ${subject}`);
        const isOld = due < -RELEASED_DAYS;
        return teacherId === null
          ? []
          : [
              {
                id: demoActivityId(groupId, index),
                groupId,
                subjectId: known.has(subjectId) ? subjectId : null,
                createdBy: teacherId,
                publishDate: atClock(addDays(today, publish), '07:00'),
                finishDate: atClock(addDays(today, due), '20:00'),
                gradesReleasedAt: isOld ? atClock(addDays(today, due + 3), '18:00') : null,
                ...texts,
              },
            ];
      }),
    );
    await tx.insert(activities).values(rows).onConflictDoNothing();
  });
}

export const demoActivityData: DemoData = { after: ['groups', 'schoolYears'], write: writeActivities };

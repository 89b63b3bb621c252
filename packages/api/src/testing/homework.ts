import { addGroupStudents } from '@lia/sdk/groups/endpoints';
import { and, eq } from 'drizzle-orm';

import { activities } from '../activities/tables.ts';
import { homework } from '../homework/tables.ts';
import type { Member, RunningApi } from './api.ts';
import { create, groupOf, makeSchool, type School } from './groups.ts';

const DAY_MS = 86_400_000;

/** A school with a group of both students, taught by its teacher. */
export interface Classroom extends School {
  groupId: string;
}

export async function makeClassroom(api: RunningApi): Promise<Classroom> {
  const school = await makeSchool(api);
  const group = await create(school.teacher, groupOf(school));
  const students = school.students.map(({ uuid }) => uuid);
  await school.admin.client.call(addGroupStudents, { body: { groupId: group.id, students } });
  return { ...school, groupId: group.id };
}

/** An activity of the group that is due in a day; returns its id. */
export async function setActivity(
  api: RunningApi,
  { groupId, teacher }: Classroom,
  change: Partial<typeof activities.$inferInsert> = {},
): Promise<string> {
  const [row] = await api.app.db
    .insert(activities)
    .values({
      groupId,
      name: 'Los volcanes',
      publishDate: new Date(Date.now() - DAY_MS),
      finishDate: new Date(Date.now() + DAY_MS),
      createdBy: teacher.id,
      ...change,
    })
    .returning({ id: activities.id });
  if (!row) throw new Error('The activity got no row');
  return row.id;
}

/** The homework of a student for an activity. */
export async function homeworkIdOf(api: RunningApi, activityId: string, student: Pick<Member, 'id'>): Promise<string> {
  const [row] = await api.app.db
    .select({ id: homework.id })
    .from(homework)
    .where(and(eq(homework.activityId, activityId), eq(homework.userId, student.id)));
  if (!row) throw new Error('The student has no homework');
  return row.id;
}

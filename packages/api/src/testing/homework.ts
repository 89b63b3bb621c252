import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';

import { DAY_MS } from '@lia/sdk/calendar/durations';
import { addGroupStudents } from '@lia/sdk/groups/endpoints';
import { and, eq } from 'drizzle-orm';

import { activities } from '../activities/tables.ts';
import { deliveries, deliveryFiles } from '../deliveries/tables.ts';
import { homework } from '../homework/tables.ts';
import { storedFiles } from '../platform/tables.ts';
import type { Member, RunningApi } from './api.ts';
import { create, groupOf, makeSchool, type School } from './groups.ts';

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

/** A file as a student delivers it. */
export interface DeliveredFile {
  name: string;
  bytes: Uint8Array;
  type?: string;
}

/** Delivers files and addresses for a homework, whatever their names; returns the keys under which they are stored. */
export async function deliverFiles(
  { app: { db, files } }: RunningApi,
  homeworkId: string,
  given: readonly DeliveredFile[],
  urlPath: string[] = [],
): Promise<string[]> {
  const keys: string[] = [];
  const [delivery] = await db
    .insert(deliveries)
    .values({ homeworkId, attempt: 1, isLate: false, urlPath, fingerprint: '', isOwnWork: true })
    .returning({ id: deliveries.id });
  await db.update(homework).set({ status: 'delivered', attempts: 1 }).where(eq(homework.id, homeworkId));
  for (const { name, bytes, type = 'image/jpeg' } of given) {
    const file = { storageKey: randomUUID(), name, type, size: bytes.length, sha256: '' };
    await files.write(file.storageKey, Readable.from([Buffer.from(bytes)]));
    const [stored] = await db.insert(storedFiles).values(file).returning({ id: storedFiles.id });
    if (!delivery || !stored) throw new Error('The delivery got no row');
    await db.insert(deliveryFiles).values({ deliveryId: delivery.id, fileId: stored.id });
    keys.push(file.storageKey);
  }
  return keys;
}

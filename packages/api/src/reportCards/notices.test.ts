import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { notifications } from '../accounts/notifications/tables.ts';
import { users } from '../accounts/tables.ts';
import { type Member, test } from '../testing/api.ts';
import { makeGradedClassroom } from '../testing/gradebook.ts';
import { guardianOf } from '../testing/guardians.ts';
import { close, give, publish } from '../testing/reportCards.ts';

test('guardians are notified of a student, and not of who is more than that by now', async ({ api }) => {
  const room = await makeGradedClassroom(api);
  const [ana, rosa] = room.students;
  const [mother, father] = [await guardianOf(api, ana), await guardianOf(api, rosa)];
  for (const student of room.students) await give(room, student, '8');
  await api.app.db
    .update(users)
    .set({ role: ['alumno', 'padre'] })
    .where(eq(users.id, rosa.id));
  await close(room);
  await publish(room, room.admin);
  await api.jobRunner.runDue();
  const noticesTo = ({ id }: Member) =>
    api.app.db.$count(notifications, and(eq(notifications.userId, id), eq(notifications.kind, 'reportCard')));
  expect([await noticesTo(mother), await noticesTo(father)]).toEqual([1, 0]);
});

import { markAttendance } from '@lia/sdk/attendance/endpoints';
import { dayOf } from '@lia/sdk/calendar/instants';
import { expect } from 'vitest';

import { test } from '../testing/api.ts';
import { makeGradedClassroom } from '../testing/gradebook.ts';
import { guardianOf } from '../testing/guardians.ts';
import { cardOf, close, daysAgo, give, markAbsent, mine, publish, reopen, statesIn } from '../testing/reportCards.ts';

test('attendance that is taken on the day of the closing, but after it, makes no correction', async ({ api }) => {
  const room = await makeGradedClassroom(api);
  const [ana, rosa] = room.students;
  const mother = await guardianOf(api, ana);
  for (const student of room.students) await give(room, student, '8');
  await markAbsent(api, room, ana, 0);
  await close(room);
  await publish(room, room.admin);
  await markAbsent(api, room, rosa, 0);
  expect(await statesIn(room)).toEqual([
    ['published', 1],
    ['published', 1],
  ]);
  // A mark of before that is put right does.
  await room.teacher.client.call(markAttendance, {
    params: { id: room.groupId, day: dayOf(daysAgo(0).toISOString()) },
    body: { marks: [{ student: ana.uuid, state: 'late', version: 1 }] },
  });
  expect(await statesIn(room)).toEqual([
    ['changed', 1],
    ['published', 1],
  ]);
  await reopen(room);
  await close(room);
  await publish(room, room.admin, 'Llegó tarde');
  const [listed] = await mine(mother);
  const { content } = await cardOf(mother, listed?.id ?? '');
  expect(content.attendance).toEqual({ present: 0, late: 1, absent: 0, justified: 0 });
});

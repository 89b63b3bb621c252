import { createActivity, listActivities } from '@lia/sdk/activities/endpoints';
import { getAttendance } from '@lia/sdk/attendance/endpoints';
import { addGroupStudents } from '@lia/sdk/groups/endpoints';
import { getHomework } from '@lia/sdk/deliveries/endpoints';
import { listHomework } from '@lia/sdk/homework/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { createInstitution, getInstitution, updateInstitution } from '@lia/sdk/institutions/endpoints';
import { expect } from 'vitest';

import { test } from '../testing/api.ts';
import { create, groupOf, join, pupil, refusal } from '../testing/groups.ts';

test('a school reads its days by the clock of its own zone', async ({ api }) => {
  const admin = await api.member('admin');
  const school = { School: 'Escuela de la frontera', Type: 'Escuela', IsActive: true } as const;
  const { data } = await admin.client.call(createInstitution, { body: school });
  const id = data.SchoolId;
  expect(data.Zone).toBe('America/Mexico_City');
  const change = { name: 'Escuela de la frontera', type: 'Escuela', is_active: true } as const;
  const update = (zone?: 'America/Tijuana') =>
    admin.client.call(updateInstitution, { params: { id }, body: { ...change, ...(zone && { zone }) } });
  await update('America/Tijuana');
  await update();
  expect((await admin.client.call(getInstitution, { params: { id } })).Zone).toBe('America/Tijuana');

  const teacher = await join(api, await api.member('maestro'), id, 'teacher');
  const student = await pupil(api, id);
  const group = await create(teacher, groupOf({ id }));
  expect(group.zone).toBe('America/Tijuana');
  await teacher.client.call(addGroupStudents, { body: { groupId: group.id, students: [student.uuid] } });
  // 9 March, 23:30 in Tijuana; in Mexico City it is the 10th already.
  const body = {
    group_id: group.id,
    name: 'Cuento',
    publish_date: '2026-11-20T18:00:00.000Z',
    finish_date: '2027-03-10T07:30:00.000Z',
    is_active: 1,
  } as const;
  await teacher.client.call(createActivity, { body, idempotencyKey: newIdempotencyKey() });
  const dueOn = async (day: string) =>
    (await teacher.client.call(listActivities, { query: { from: day, until: day } })).map(({ zone }) => zone);
  expect([await dueOn('2027-03-09'), await dueOn('2027-03-10')]).toEqual([['America/Tijuana'], []]);
  const mine = async (day: string) => student.client.call(listHomework, { query: { from: day, until: day } });
  const [homework] = await mine('2027-03-09');
  expect(homework?.zone).toBe('America/Tijuana');
  expect(await mine('2027-03-10')).toEqual([]);
  const work = await student.client.call(getHomework, { params: { id: homework?.id ?? '' } });
  expect(work.data.zone).toBe('America/Tijuana');
  const sheet = await teacher.client.call(getAttendance, { params: { id: group.id, day: '2027-03-09' } });
  expect(sheet.data.zone).toBe('America/Tijuana');

  const elsewhere = { ...school, School: 'Otra', Zone: 'Europe/Madrid' } as const;
  // @ts-expect-error: a zone that is none of Mexico.
  expect(await refusal(admin.client.call(createInstitution, { body: elsewhere }))).toEqual([
    422,
    'VALIDATION_FAILED',
    ['Zone'],
  ]);
});

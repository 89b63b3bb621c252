import { makeAccessCards } from '@lia/sdk/accessCards/endpoints';
import { addGroupStudents, createGroup, deleteGroup, getOwnStudies } from '@lia/sdk/groups/endpoints';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { schoolEnrolments } from '../institutions/tables.ts';
import { type Member, test } from '../testing/api.ts';
import { importingSchool } from '../testing/imports.ts';
import { personIn } from '../testing/users.ts';

const read = async ({ client }: Member) => (await client.call(getOwnStudies)).data;

test('a student reads their own group, teacher, school and card, and nothing of what has ended', async ({ api }) => {
  const { id, admin } = await importingSchool(api);
  const teacher = await personIn(api, id, 'maestro', { name: 'Guadalupe', lastName: 'Robles' });
  const [ana, other] = [
    await personIn(api, id, 'alumno', { level: 2, grade: 3 }),
    await personIn(api, id, 'alumno', { level: 2, grade: 3 }),
  ];
  const before = await read(ana);
  expect(before).toMatchObject({ groups: [], card: 'may' });
  expect(before.school).not.toBeNull();

  const body = { groupName: 'Águilas', schoolId: id, level: 2, grade: 3, teacherId: teacher.uuid } as const;
  const { data: group } = await admin.client.call(createGroup, { body });
  await admin.client.call(addGroupStudents, { body: { groupId: group.id, students: [ana.uuid] } });
  await admin.client.call(makeAccessCards, { body: { users: [ana.uuid] } });
  const own = { id: group.id, name: 'Águilas', level: 2, grade: 3, teacher: 'Guadalupe Robles' };
  expect(await read(ana)).toEqual({ groups: [own], school: before.school, card: 'has' });
  expect(await read(other)).toMatchObject({ groups: [], card: 'may' });

  await api.app.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, teacher.id));
  expect((await read(ana)).groups).toEqual([{ ...own, teacher: null }]);
  await admin.client.call(deleteGroup, { params: { id: group.id } });
  expect((await read(ana)).groups).toEqual([]);
  await admin.client.call(createGroup, { body: { ...body, groupName: 'Búhos', teacherId: null } });
  await api.app.db.update(schoolEnrolments).set({ until: new Date() }).where(eq(schoolEnrolments.userId, ana.id));
  expect((await read(ana)).groups).toEqual([]);

  // Who has outgrown cards is not offered one.
  await api.app.db.update(users).set({ level: 3 }).where(eq(users.id, other.id));
  expect((await read(other)).card).toBe('none');
  for (const role of ['maestro', 'padre', 'admin'] as const) {
    await expect(read(await api.member(role))).rejects.toMatchObject({ status: 403 });
  }
  expect((await api.request('GET', '/me/studies')).status).toBe(401);
});

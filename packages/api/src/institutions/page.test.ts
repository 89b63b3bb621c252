import { addGroupStudents } from '@lia/sdk/groups/endpoints';
import { getSchoolPage } from '@lia/sdk/institutions/endpoints';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { addGuardian } from '../accounts/guardianships.ts';
import { inTransaction } from '../platform/database.ts';
import { type Member, test } from '../testing/api.ts';
import { create, groupOf, join, makeSchool } from '../testing/groups.ts';
import { refusal } from '../testing/refusal.ts';
import { joinSchool } from './members.ts';
import { institutions } from './tables.ts';

const missing = [404, 'NOT_FOUND', []];
const read = async ({ client }: Member, id: number) => (await client.call(getSchoolPage, { params: { id } })).data;

test('the page of a school is for its people, each with their own groups, and for no one else', async ({ api }) => {
  const [school, other] = [await makeSchool(api), await makeSchool(api)];
  const [ana, rosa] = school.students;
  await api.app.db.update(institutions).set({ admin: 'direccion@example.mx' }).where(eq(institutions.id, school.id));
  const taught = await create(school.teacher, groupOf(school));
  const second = await create(school.admin, groupOf(school));
  await school.teacher.client.call(addGroupStudents, { body: { groupId: taught.id, students: [ana.uuid] } });
  const parent = await api.member('padre');
  await inTransaction(api.app.db, async (tx) => {
    await addGuardian(tx, parent.id, ana.id);
    await joinSchool(tx, [{ userId: parent.id, schoolId: school.id, role: ['padre'] }]);
  });
  const colleague = await join(api, await api.member('maestro'), school.id, 'teacher');
  const both = [taught.id, second.id].toSorted();
  for (const [member, groups, contact] of [
    [school.admin, both, 'direccion@example.mx'],
    [await api.member('admin'), both, 'direccion@example.mx'],
    [school.teacher, [taught.id], 'direccion@example.mx'],
    [colleague, [], 'direccion@example.mx'],
    [parent, [taught.id], 'direccion@example.mx'],
    [ana, [taught.id], null],
    [rosa, [], null],
  ] as const) {
    const page = await read(member, school.id);
    expect(page).toMatchObject({ id: school.id, logo: null, contact });
    expect(page.teachers).toHaveLength(2);
    expect(page.groups.map(({ id }) => id).toSorted()).toEqual(groups);
    expect(JSON.stringify(page)).not.toContain(member.username);
  }
  for (const member of [other.admin, other.teacher, ...other.students, await api.member('padre')])
    expect(await refusal(read(member, school.id))).toEqual(missing);
  // Its people do not know each other.
  const alone = await join(api, await api.member('Maestro-M'), PUBLIC_SCHOOL_ID, 'teacher');
  for (const member of [alone, await api.member('admin')])
    expect(await refusal(read(member, PUBLIC_SCHOOL_ID))).toEqual(missing);
  const deleted = { deletedAt: new Date() };
  await api.app.db.update(institutions).set(deleted).where(eq(institutions.id, school.id));
  expect(await refusal(read(school.admin, school.id))).toEqual(missing);
});

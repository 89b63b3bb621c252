import { randomUUID } from 'node:crypto';

import { listGroupCards, makeGroupCards } from '@lia/sdk/accessCards/endpoints';
import { login, loginByCode } from '@lia/sdk/accounts/endpoints';
import type { Role } from '@lia/sdk/accounts/roles';
import { enterGames } from '@lia/sdk/destinations/endpoints';
import {
  addGroupStudents,
  getStudent,
  listGroupCandidates,
  listGroupStudents,
  removeGroupStudent,
} from '@lia/sdk/groups/endpoints';
import { inviteStudentGuardian, registerGroupStudent } from '@lia/sdk/groupRegistrations/endpoints';
import { MAX_REGISTERED } from '@lia/sdk/groupRegistrations/rules';
import type { GroupRegistration } from '@lia/sdk/groupRegistrations/schema';
import { acceptInvitation, declineInvitation, readInvitation } from '@lia/sdk/guardianInvitations/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { loginByPictures, makeClassQr, makeGroupPictures } from '@lia/sdk/signInPictures/endpoints';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { registeredStudents } from '../guardians/tables.ts';
import { found } from '../platform/errors.ts';
import { type Member, type RunningApi, startApi, test as base } from '../testing/api.ts';
import { consentsInForce } from '../testing/consents.ts';
import { create, groupOf, join, makeSchool, type School } from '../testing/groups.ts';
import { emailsTo } from '../testing/mail.ts';
import { refusal } from '../testing/refusal.ts';

const SECRET = 'secret of the games of these tests';

const test = base.extend<{ api: RunningApi; school: School; address: string }>({
  api: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the pattern to see what the fixture needs
    async ({}, use) => {
      const api = await startApi({ destinations: { games: { url: 'https://games.example/', secret: SECRET } } });
      await use(api);
      await api.stop();
    },
    { scope: 'file' },
  ],
  school: [async ({ api }, use) => use(await makeSchool(api)), { scope: 'file' }],
  // oxlint-disable-next-line no-empty-pattern -- as above
  address: async ({}, use) => use(`mama.${randomUUID().slice(0, 8)}@example.mx`),
});

const missing = [404, 'NOT_FOUND', []];
const forbidden = [403, 'FORBIDDEN', []];

/** A teacher of public registrations with a group of theirs. */
async function ownTeacher(api: RunningApi, role: Role = 'Maestro-M', level: 1 | 2 | 3 = 2) {
  const teacher = await join(api, await api.member(role), PUBLIC_SCHOOL_ID, 'teacher');
  const { id } = await create(teacher, groupOf({ id: PUBLIC_SCHOOL_ID }, { level }));
  return { teacher, group: id };
}

const register = async ({ client }: Member, id: string, change: Partial<GroupRegistration> = {}) => {
  const body = { name: 'Inés', last_name: 'Solís Ruiz', ...change };
  return (await client.call(registerGroupStudent, { params: { id }, body })).data;
};

const studentOf = async ({ client }: Member, id: string) => (await client.call(getStudent, { params: { id } })).data;

const invite = ({ client }: Member, id: string, email: string) =>
  client.call(inviteStudentGuardian, { params: { id }, body: { email } });

async function cardOf({ client }: Member, id: string, uuid: string) {
  const body = { students: [{ uuid, replaces: null }] };
  return found((await client.call(makeGroupCards, { params: { id }, body })).data[0]).code;
}

/** Makes pictures for a student of a class, and answers how they enter with them. */
async function picturesOf(
  api: RunningApi,
  { client }: Member,
  { group: id, student }: { group: string; student: string },
) {
  const { url } = await client.call(makeClassQr, { params: { id }, body: { replaces: null } });
  const code = found(/#code=([\w-]+)/.exec(url)?.[1]);
  const body = { students: [{ uuid: student, replaces: null }] };
  const { pictures } = found((await client.call(makeGroupPictures, { params: { id }, body })).data[0]);
  return () => api.visitor.call(loginByPictures, { body: { code, student, pictures } });
}

async function tokenOf(api: RunningApi, address: string): Promise<string> {
  const text = (await emailsTo(api, address)).at(-1)?.text ?? '';
  return found(/\/invitacion#token=([\w-]+)/.exec(text))[1] ?? '';
}

const accept = ({ client }: Member, token: string) =>
  client.call(acceptInvitation, { body: { token, consents: consentsInForce() } });

test('a teacher with a paid plan registers a student, who enters by a card and goes nowhere else until a parent accepts', async ({
  api,
  address,
}) => {
  const { teacher, group } = await ownTeacher(api);
  const { uuid, username } = await register(teacher, group, { email: address });
  expect(username).toMatch(/^ines\.solis/);
  expect(await studentOf(teacher, uuid)).toMatchObject({
    name: 'Inés',
    guardians: [],
    guardian_awaited: 'invited',
    last_seen_at: null,
    places: [{ level: 2, grade: 3, group: { id: group } }],
  });
  const code = await cardOf(teacher, group, uuid);
  const { user, access_token } = await api.visitor.call(loginByCode, { body: { code } });
  expect(user).toMatchObject({ uuid, role: ['alumno'], school_id: PUBLIC_SCHOOL_ID });
  const games = () => api.clientOf(access_token).call(enterGames);
  expect(await refusal(games())).toEqual([403, 'GUARDIAN_NEEDED', []]);
  expect((await studentOf(teacher, uuid)).last_seen_at).not.toBeNull();
  const enter = await picturesOf(api, teacher, { group, student: uuid });
  const { access_token: byPictures } = await enter();

  const token = await tokenOf(api, address);
  expect(await api.visitor.call(readInvitation, { body: { token } })).toMatchObject({
    children: ['Inés S.'],
    teachers: [expect.stringContaining('Ana')],
  });
  const parent = await api.member('padre');
  await accept(parent, token);
  expect((await parent.client.call(listChildren)).data.map((child) => child.uuid)).toEqual([uuid]);
  expect(await games()).toContain('https://games.example/');
  expect((await studentOf(teacher, uuid)).guardian_awaited).toBeNull();
  // Their cards are the parent's from now on, the pictures that the teacher made open nothing more, and no one else is invited.
  expect(await refusal(enter())).toEqual([401, 'PICTURES_WRONG', []]);
  expect(await api.request('GET', '/auth/verify', { token: byPictures })).toMatchObject({ status: 401 });
  expect((await teacher.client.call(listGroupCards, { params: { id: group } })).data).toEqual([]);
  expect(await refusal(invite(teacher, uuid, `tia.${address}`))).toEqual(missing);
});

test('in the school of public registrations plans decide, and in a school its teachers register', async ({
  api,
  school,
}) => {
  const plain = await ownTeacher(api, 'maestro');
  expect(await refusal(register(plain.teacher, plain.group))).toEqual([403, 'PLAN_NEEDED', []]);
  // Being a parent as well is no plan of a teacher.
  await api.app.db
    .update(users)
    .set({ role: ['maestro', 'Padre-A'] })
    .where(eq(users.id, plain.teacher.id));
  expect(await refusal(register(plain.teacher, plain.group))).toEqual([403, 'PLAN_NEEDED', []]);
  const guest = await ownTeacher(api, 'Maestro-I');
  expect(await refusal(register(guest.teacher, guest.group))).toEqual(forbidden);
  const paid = await ownTeacher(api, 'Maestro-A-preescolar', 1);
  const inSchool = await create(school.teacher, groupOf(school));
  for (const [member, id] of [
    [paid.teacher, paid.group],
    [school.teacher, inSchool.id],
    [school.admin, inSchool.id],
    [await api.member('admin'), inSchool.id],
  ] as const)
    expect((await register(member, id)).uuid).toMatch(/^[\da-f-]{36}$/);
  for (const role of ['padre', 'alumno', 'Escuela-I'] as const)
    expect(await refusal(register(await api.member(role), inSchool.id))).toEqual(forbidden);
  // Groups of others are not there.
  expect(await refusal(register(paid.teacher, inSchool.id))).toEqual(missing);
  expect(await refusal(register(school.teacher, paid.group))).toEqual(missing);
  const { data } = await school.admin.client
    .call(addGroupStudents, {
      body: { groupId: inSchool.id, students: [school.students[0].uuid] },
    })
    .then(() => school.teacher.client.call(getStudent, { params: { id: school.students[0].uuid } }));
  // Whom the school registered is invited to by the school.
  expect(data.guardian_awaited).toBeNull();
  expect(await refusal(invite(school.teacher, data.uuid, 'a@example.mx'))).toEqual(missing);
});

test('a student of secundaria begins with a temporary password', async ({ api }) => {
  const { teacher, group } = await ownTeacher(api, 'Maestro-M', 3);
  expect(await refusal(register(teacher, group))).toEqual([422, 'VALIDATION_FAILED', ['password']]);
  const { username } = await register(teacher, group, { password: 'jacaranda azul' });
  const { user } = await api.visitor.call(login, { body: { username, password: 'jacaranda azul' } });
  expect(user).toMatchObject({ role: ['alumno_secundaria'], temporary_password: true });
});

test('the same registration sent again is one student, and a group holds a class', async ({ api }) => {
  const { teacher, group } = await ownTeacher(api);
  const call = {
    params: { id: group },
    body: { name: 'Eva', last_name: 'Luna Paz' },
    idempotencyKey: randomUUID(),
  };
  const [first, again] = [
    await teacher.client.call(registerGroupStudent, call),
    await teacher.client.call(registerGroupStudent, call),
  ];
  expect(again).toEqual(first);
  const rows = await teacher.client.call(listGroupStudents, { params: { groupId: group }, query: {} });
  expect(rows.map(({ uuid }) => uuid)).toEqual([first.data.uuid]);
  const filler = Array.from({ length: MAX_REGISTERED - 1 }, (_, n) => ({
    username: `lleno.${group.slice(0, 8)}.${n}`,
    name: 'Eva',
    lastName: 'Luna',
    role: ['alumno'],
    passwordHash: '-',
  }));
  const others = await api.app.db.insert(users).values(filler).returning({ studentId: users.id });
  const mine = { registeredBy: teacher.id, groupId: group };
  await api.app.db.insert(registeredStudents).values(others.map((one) => ({ ...one, ...mine })));
  expect(await refusal(register(teacher, group))).toEqual([409, 'GROUP_FULL', []]);
});

test('a student who is taken out is put back by their teacher alone', async ({ api }) => {
  const { teacher, group } = await ownTeacher(api);
  const { uuid } = await register(teacher, group);
  await teacher.client.call(removeGroupStudent, { params: { groupId: group, student: uuid } });
  const other = await ownTeacher(api);
  const candidates = async ({ client }: Member, id: string) =>
    (await client.call(listGroupCandidates, { params: { id }, query: {} })).data.map((one) => one.uuid);
  expect(await candidates(other.teacher, other.group)).toEqual([]);
  expect(await candidates(teacher, group)).toEqual([uuid]);
  const body = { groupId: group, students: [uuid] };
  await teacher.client.call(addGroupStudents, { body });
  expect(await refusal(invite(other.teacher, uuid, 'a@example.mx'))).toEqual(missing);
});

test('an address that declined is not invited for that student again, and one invitation has all of them', async ({
  api,
  school,
  address,
}) => {
  const { teacher, group } = await ownTeacher(api);
  const ana = await register(teacher, group);
  const luis = await register(teacher, group, { name: 'Luis' });
  expect((await studentOf(teacher, ana.uuid)).guardian_awaited).toBe('uninvited');
  await invite(teacher, ana.uuid, address);
  await invite(teacher, luis.uuid, address.toUpperCase());
  const token = await tokenOf(api, address);
  expect((await api.visitor.call(readInvitation, { body: { token } })).children).toEqual(['Inés S.', 'Luis S.']);
  await api.visitor.call(declineInvitation, { body: { token } });
  const declined = [409, 'GUARDIAN_DECLINED', []];
  expect(await refusal(invite(teacher, ana.uuid, address))).toEqual(declined);
  expect((await studentOf(teacher, ana.uuid)).guardian_awaited).toBe('uninvited');
  // Another teacher of public registrations may know them; of a school no other one is asked.
  const other = await ownTeacher(api);
  await register(other.teacher, other.group, { email: address });
  const { id } = await create(school.teacher, groupOf(school));
  await register(school.teacher, id, { email: address });
  await api.visitor.call(declineInvitation, { body: { token: await tokenOf(api, address) } });
  expect(await refusal(register(school.teacher, id, { email: address }))).toEqual(declined);
  const [row] = await api.app.db.select().from(users).where(eq(users.uuid, ana.uuid));
  expect(row).toMatchObject({ dependent: true, email: null, temporaryPassword: false });
});

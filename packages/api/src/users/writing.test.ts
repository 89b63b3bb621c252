import { login, resetPassword } from '@lia/sdk/accounts/endpoints';
import {
  createUser,
  deactivateUser,
  getUser,
  moveUsers,
  restoreUser,
  sendUserReset,
  updateUser,
} from '@lia/sdk/users/endpoints';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import type { NewUser, UserUpdate } from '@lia/sdk/users/schema';
import { listSchoolMembers } from '@lia/sdk/institutions/endpoints';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { groups, schoolEnrolments, schoolMembers, sections } from '../institutions/tables.ts';
import { memberships } from '../memberships/tables.ts';
import { outbox } from '../platform/mail/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { addChildren, licencesOf, payPlan, rolesOf } from '../testing/licences.ts';
import { emailsTo, repeatEmails, unsolicited } from '../testing/mail.ts';
import { personIn, runSchool } from '../testing/users.ts';

/** Plans by their ids. */
const PARENT_MONTHLY = 2;
const TEACHER_MONTHLY = 5;

const teacher: NewUser = { name: 'Íñigo', last_name: 'Núñez Peña', role: ['maestro'] };

const rowOf = async (api: RunningApi, uuid: string) => {
  const [row] = await api.app.db.select().from(users).where(eq(users.uuid, uuid));
  if (!row) throw new Error('There is no such account');
  return row;
};

const refused = (status: number, code: string, field?: string) => ({
  status,
  body: { code, ...(field && { fields: { [field]: expect.any(String) } }) },
});

/** A raw call of a member. */
const call = (api: RunningApi, { token }: Member, method: string, path: string, json: object = {}) =>
  api.request(method, path, { token, json });

describe('a new account', () => {
  test('begins with an e-mail to choose a password, which signs in and confirms the address', async ({ api }) => {
    const { director, name: school } = await runSchool(api);
    const email = 'inigo@escuela.example';
    const { message, data } = await director.client.call(createUser, { body: { ...teacher, email } });
    expect(message).toBe('La cuenta está lista. Enviamos un correo para que elija su contraseña');
    expect(data).toMatchObject({ username: 'inigo.nunez', places: [{ school, roles: ['teacher'] }], can_change: true });
    const [sent, ...others] = await emailsTo(api, email);
    expect(others).toEqual([]);
    expect(sent?.text).toMatch(unsolicited);
    expect(sent?.html).toMatch(unsolicited);
    const [, token = ''] = /#token=([\w-]+)/.exec(sent?.text ?? '') ?? [];
    const password = { password: 'girasol', password_confirmation: 'girasol' };
    await api.visitor.call(resetPassword, { body: { token, ...password } });
    await api.visitor.call(login, { body: { username: 'inigo.nunez', password: 'girasol' } });
    expect((await rowOf(api, data.uuid)).emailVerifiedAt).toBeInstanceOf(Date);
    await expect(api.visitor.call(resetPassword, { body: { token, ...password } })).rejects.toMatchObject({
      status: 410,
    });
  });

  test('without an address begins with a temporary password, or is a child who gets a card', async ({ api }) => {
    const { director } = await runSchool(api);
    const { data } = await director.client.call(createUser, { body: { ...teacher, password: 'girasol' } });
    expect(data).toMatchObject({ temporary_password: true, email: null });
    const { user } = await api.visitor.call(login, { body: { username: data.username, password: 'girasol' } });
    expect(user.temporary_password).toBe(true);
    expect(await call(api, director, 'POST', '/usuarios', teacher)).toMatchObject(
      refused(422, 'VALIDATION_FAILED', 'password'),
    );
    const child = { ...teacher, role: ['alumno'], level: 2, grade: 3, matricula: 'A-1' };
    expect(await call(api, director, 'POST', '/usuarios', child)).toMatchObject({
      status: 201,
      body: { data: { level: 2, grade: 3, places: [{ level: 2, grade: 3, matricula: 'A-1' }] } },
    });
    expect(await call(api, director, 'POST', '/usuarios', child)).toMatchObject(
      refused(422, 'VALIDATION_FAILED', 'matricula'),
    );
  });

  test('is no administrator, no paid member and of no other school, where a school creates it', async ({ api }) => {
    const [{ director, id }, other] = [await runSchool(api), await runSchool(api)];
    for (const role of ['admin', 'admin_escuela', 'director_escuela', 'Maestro-M', 'user'] as const) {
      expect(
        await call(api, director, 'POST', '/usuarios', { ...teacher, password: 'girasol', role: [role] }),
      ).toMatchObject(refused(422, 'VALIDATION_FAILED', 'role'));
    }
    const elsewhere = { ...teacher, password: 'girasol', school_id: other.id };
    expect(await call(api, director, 'POST', '/usuarios', elsewhere)).toMatchObject(refused(404, 'NOT_FOUND'));
    expect(await director.client.call(listSchoolMembers, { params: { id }, query: {} })).toHaveLength(1);
  });

  test.for([
    ['name', ''],
    ['curp', 'XXXX'],
    ['email', 'no es correo'],
    ['grade', 7],
    ['role', ['rector']],
    ['username', 'a'],
  ] as const)('is refused at %s for %s', async ([field, value], { api }) => {
    const admin = await api.member('admin');
    const json = { ...teacher, password: 'girasol', level: 2, grade: 1, [field]: value };
    const { status, body } = await call(api, admin, 'POST', '/usuarios', json);
    expect([status, Object.keys(Object(body).fields).map((path) => path.replace(/\[.*/, ''))]).toEqual([422, [field]]);
  });

  test('is made once for one key', async ({ api }) => {
    const { director } = await runSchool(api);
    const again = { body: { ...teacher, password: 'girasol' }, idempotencyKey: 'la-misma-cuenta' };
    const [first, second] = [
      await director.client.call(createUser, again),
      await director.client.call(createUser, again),
    ];
    expect(second.data.uuid).toBe(first.data.uuid);
  });
});

describe('a change', () => {
  test('keeps what is left out, takes away what is empty, and places a student', async ({ api }) => {
    const { id, director } = await runSchool(api);
    const { uuid } = await personIn(api, id, 'alumno', { curp: 'NUPI150101HDFXXX01', level: 2, grade: 6 });
    const change = (body: UserUpdate) => director.client.call(updateUser, { params: { id: uuid }, body });
    expect((await change({ name: 'Zoé' })).data).toMatchObject({ name: 'Zoé', last_name: 'López', level: 2, grade: 6 });
    expect((await change({ curp: '', level: 3, grade: 1 })).data).toMatchObject({
      curp: null,
      role: ['alumno_secundaria'],
      level: 3,
      grade: 1,
    });
    expect((await change({ role: ['maestro'] })).data).toMatchObject({ level: null, places: [{ roles: ['teacher'] }] });
  });

  test('of a student number is that of the one school of the caller where they are enrolled', async ({ api }) => {
    const [{ id, director }, other] = [await runSchool(api), await runSchool(api)];
    const admin = await api.member('admin');
    const body: NewUser = { ...teacher, role: ['alumno'], level: 2, grade: 3 };
    const first = await director.client.call(createUser, { body: { ...body, matricula: 'A-1' } });
    const second = await director.client.call(createUser, { body });
    const path = `/usuarios/${second.data.uuid}`;
    expect(await call(api, director, 'PUT', path, { matricula: 'a-1' })).toMatchObject(
      refused(422, 'VALIDATION_FAILED', 'matricula'),
    );
    expect(await call(api, director, 'PUT', path, { matricula: 'A-2' })).toMatchObject({
      body: { data: { places: [{ school_id: id, matricula: 'A-2' }] } },
    });
    const { id: userId } = await rowOf(api, second.data.uuid);
    const elsewhere = { userId, schoolId: other.id, companyId: other.id, level: 2, grade: 3 };
    await api.app.db.insert(schoolEnrolments).values(elsewhere);
    for (const uuid of [second.data.uuid, director.uuid]) {
      expect(await call(api, admin, 'PUT', `/usuarios/${uuid}`, { matricula: 'A-3' })).toMatchObject(
        refused(422, 'VALIDATION_FAILED', 'matricula'),
      );
    }
    expect(await call(api, director, 'PUT', `/usuarios/${first.data.uuid}`, { matricula: '' })).toMatchObject({
      body: { data: { places: [{ matricula: null }] } },
    });
  });

  test('of an address loses its confirmation and asks for another, by administrators alone', async ({ api }) => {
    const { id, director } = await runSchool(api);
    const { uuid } = await personIn(api, id, 'maestro', { email: 'antes@uno.mx', emailVerifiedAt: new Date() });
    const json = { email: 'despues@uno.mx' };
    expect(await call(api, director, 'PUT', `/usuarios/${uuid}`, json)).toMatchObject(
      refused(422, 'VALIDATION_FAILED', 'email'),
    );
    const answer = await call(api, await api.member('admin'), 'PUT', `/usuarios/${uuid}`, json);
    expect(answer).toMatchObject({ status: 200, body: { data: { ...json, email_verified_at: null } } });
    expect((await emailsTo(api, json.email)).map(({ subject }) => subject)).toEqual(['Confirma tu correo']);
  });

  test('of an address by a school is refused once a teacher or parent uses the account', async ({ api }) => {
    const { id, director } = await runSchool(api);
    const json = { email: 'ajeno@uno.mx' };
    const statusFor = async (uuid: string) => (await call(api, director, 'PUT', `/usuarios/${uuid}`, json)).status;
    for (const role of ['maestro', 'padre'] as const) {
      const { uuid } = await personIn(api, id, role, { email: `sinconfirmar.${role}@uno.mx` });
      expect(await statusFor(uuid)).toBe(422);
    }
    const student = await personIn(api, id, 'alumno_secundaria');
    const { data: invited } = await director.client.call(createUser, { body: { ...teacher, email: 'errata@uno.mx' } });
    expect([await statusFor(student.uuid), await statusFor(invited.uuid)]).toEqual([200, 200]);
  });

  test('of an address leaves e-mails to the earlier one without a link, also where they go out later', async ({
    api,
  }) => {
    const { director } = await runSchool(api);
    const earlier = 'errata.dos@uno.mx';
    const { data } = await director.client.call(createUser, { body: { ...teacher, email: earlier } });
    await emailsTo(api, earlier);
    expect(await call(api, director, 'PUT', `/usuarios/${data.uuid}`, { email: 'buena@uno.mx' })).toMatchObject({
      status: 200,
    });
    // A mail server may take it days later.
    const sent = eq(outbox.recipient, earlier);
    await repeatEmails(api, await api.app.db.update(outbox).set({ sentAt: null }).where(sent).returning());
    const texts = (await emailsTo(api, earlier)).map(({ text }) => text ?? '');
    const tokens = texts.flatMap((text) => /#token=([\w-]+)/.exec(text)?.[1] ?? []);
    expect(tokens).toHaveLength(1);
    const password = { password: 'girasol', password_confirmation: 'girasol' };
    await expect(
      api.visitor.call(resetPassword, { body: { token: tokens[0] ?? '', ...password } }),
    ).rejects.toMatchObject({ code: 'RESET_OVER' });
  });

  test('of oneself, of other administrators and of plans is refused', async ({ api }) => {
    const { id, director } = await runSchool(api);
    const [second, member] = [await personIn(api, id, 'admin_escuela'), await personIn(api, id, 'maestro')];
    await payPlan(api, member, TEACHER_MONTHLY);
    for (const [by, uuid, code] of [
      [director, director.uuid, 'USER_OWN_ACCOUNT'],
      [director, second.uuid, 'USER_PROTECTED'],
    ] as const) {
      for (const [method, path] of [
        ['PUT', ''],
        ['POST', '/deactivate'],
        ['POST', '/restore'],
        ['POST', '/password-reset'],
      ] as const) {
        const answer = await api.request(method, `/usuarios/${uuid}${path}`, { token: by.token, json: {} });
        expect(answer, `${method} ${path}`).toMatchObject(refused(409, code));
      }
    }
    const admin = await api.member('admin');
    const demotion = { role: ['user'] };
    expect(await call(api, admin, 'PUT', `/usuarios/${admin.uuid}`, demotion)).toMatchObject({ status: 409 });
    const json = { role: ['maestro'] };
    expect(await call(api, director, 'PUT', `/usuarios/${member.uuid}`, json)).toMatchObject(
      refused(422, 'VALIDATION_FAILED', 'role'),
    );
    expect(await call(api, admin, 'PUT', `/usuarios/${member.uuid}`, json)).toMatchObject(
      refused(409, 'USER_HOLDS_LICENCE'),
    );
    expect((await rowOf(api, member.uuid)).role).toEqual(['Maestro-M']);
  });
});

describe('a deactivated account', () => {
  test('has no session, and is restored under another username where its own was taken', async ({ api }) => {
    const { id, director } = await runSchool(api);
    const person = await personIn(api, id, 'maestro', { email: 'uno@dos.mx', emailVerifiedAt: new Date() });
    const params = { id: person.uuid };
    for (let time = 0; time < 2; time += 1) {
      const { data } = await director.client.call(deactivateUser, { params, body: {} });
      expect(data.status).toBe('deactivated');
    }
    expect(await api.request('GET', '/auth/verify', { token: person.token })).toMatchObject({ status: 401 });
    expect(await call(api, director, 'POST', `/usuarios/${person.uuid}/password-reset`)).toMatchObject(
      refused(409, 'USER_WITHOUT_EMAIL'),
    );
    await personIn(api, id, 'maestro', { username: person.username, email: 'UNO@dos.mx', emailVerifiedAt: new Date() });
    expect(await call(api, director, 'POST', `/usuarios/${person.uuid}/restore`)).toMatchObject(
      refused(422, 'VALIDATION_FAILED', 'username'),
    );
    const { message, data } = await director.client.call(restoreUser, { params, body: { username: 'otra.vez' } });
    expect(message).toBe('La cuenta está activa otra vez. Otra cuenta confirmó su correo mientras tanto');
    expect(data).toMatchObject({ status: 'active', username: 'otra.vez', email_verified_at: null });
    expect(await api.request('GET', '/auth/verify', { token: person.token })).toMatchObject({ status: 401 });
  });

  test('pays for no membership, and holds no licence that is not freed with it', async ({ api }) => {
    const admin = await api.member('admin');
    const { id, director } = await runSchool(api);
    const parent = await api.member('padre');
    const [uuid = '', second = ''] = await addChildren(api, parent, 2);
    const orderId = await payPlan(api, parent, PARENT_MONTHLY);
    const frees = { free_licences: true };
    expect(await call(api, admin, 'POST', `/usuarios/${parent.uuid}/deactivate`, frees)).toMatchObject(
      refused(409, 'USER_PAYS'),
    );
    expect(await call(api, admin, 'POST', `/usuarios/${uuid}/deactivate`)).toMatchObject(
      refused(409, 'USER_HOLDS_LICENCE'),
    );
    // A parent's licences are no school's to free.
    await api.app.db
      .insert(schoolMembers)
      .values({ userId: (await rowOf(api, uuid)).id, schoolId: id, role: 'student' });
    await api.app.db
      .update(schoolMembers)
      .set({ until: new Date() })
      .where(eq(schoolMembers.schoolId, PUBLIC_SCHOOL_ID));
    expect(await call(api, director, 'POST', `/usuarios/${uuid}/deactivate`, frees)).toMatchObject(
      refused(409, 'USER_HOLDS_LICENCE'),
    );
    expect((await licencesOf(admin, orderId)).held).toHaveLength(2);
    expect(await call(api, admin, 'POST', `/usuarios/${uuid}/deactivate`, frees)).toMatchObject({ status: 200 });
    expect(await rolesOf(api, uuid)).toEqual(['alumno']);
    const { held, freed } = await licencesOf(admin, orderId);
    expect([held, freed].map((some) => some.map(({ holder }) => holder?.uuid))).toEqual([[second], [uuid]]);
    await api.app.db.update(memberships).set({ status: 'ended' }).where(eq(memberships.orderId, orderId));
    expect(await call(api, admin, 'POST', `/usuarios/${second}/deactivate`)).toMatchObject({ status: 200 });
  });
});

test('a link to choose a password goes to who can be written to', async ({ api }) => {
  const { id, director } = await runSchool(api);
  const person = await personIn(api, id, 'maestro', { email: 'olvida@uno.mx' });
  const { message } = await director.client.call(sendUserReset, { params: { id: person.uuid } });
  expect(message).toBe('Enviamos un enlace para elegir otra contraseña');
  expect((await emailsTo(api, 'olvida@uno.mx'))[0]?.text).toContain(`/resetPassword#token=`);
  for (const change of [{ email: null }, { dependent: true }]) {
    const child = await personIn(api, id, 'alumno', change);
    expect(await call(api, director, 'POST', `/usuarios/${child.uuid}/password-reset`)).toMatchObject(
      refused(409, 'USER_WITHOUT_EMAIL'),
    );
  }
});

describe('users are moved', () => {
  test('into a group, which gives them its section, and into another school', async ({ api }) => {
    const { id, director } = await runSchool(api);
    const { id: next } = await runSchool(api);
    const [section] = await api.app.db.insert(sections).values({ schoolId: id, level: 3 }).returning();
    const values = { sectionId: section?.id ?? '', name: '2° B', grade: 2 };
    const [group] = await api.app.db.insert(groups).values(values).returning();
    const people = [await personIn(api, id, 'alumno', { level: 2, grade: 6 }), await personIn(api, id, 'maestro')];
    const uuids = people.map(({ uuid }) => uuid);
    const listed = await api.request('GET', `/schools/${id}/groups`, { token: director.token });
    expect(listed.body).toEqual({ data: [{ id: group?.id, name: '2° B', level: 3, grade: 2 }] });
    await director.client.call(moveUsers, { body: { users: uuids, school_id: id, group_id: group?.id } });
    const [student, teaching] = await Promise.all(
      uuids.map((uuid) => director.client.call(getUser, { params: { id: uuid } })),
    );
    expect(student).toMatchObject({ role: ['alumno_secundaria'], level: 3, grade: 2, places: [{ group: '2° B' }] });
    expect(teaching).toMatchObject({ role: ['maestro'], level: null, places: [{ group: '2° B', level: 3 }] });

    const admin = await api.member('admin');
    await admin.client.call(moveUsers, { body: { users: uuids.slice(0, 1), school_id: next, from_school_id: id } });
    const moved = await admin.client.call(getUser, { params: { id: uuids[0] ?? '' } });
    expect(moved.places).toMatchObject([{ school_id: next, level: 3, grade: 2, group: null }]);
    const open = and(eq(schoolEnrolments.userId, people[0]?.id ?? 0), isNull(schoolEnrolments.until));
    expect(await api.app.db.$count(schoolEnrolments, open)).toBe(1);
  });

  test('all or none, never out of or into a school of others', async ({ api }) => {
    const [own, other] = [await runSchool(api), await runSchool(api)];
    const [mine, theirs] = [await personIn(api, own.id, 'alumno'), await personIn(api, other.id, 'alumno')];
    const [section] = await api.app.db.insert(sections).values({ schoolId: other.id, level: 2 }).returning();
    const values = { sectionId: section?.id ?? '', name: '1° A', grade: 1 };
    const [group] = await api.app.db.insert(groups).values(values).returning();
    const move = { users: [mine.uuid], school_id: own.id, level: 2, grade: 1 };
    for (const [json, status] of [
      [{ ...move, users: [mine.uuid, theirs.uuid] }, 404],
      [{ ...move, school_id: other.id }, 404],
      [{ ...move, from_school_id: other.id }, 404],
      [{ ...move, group_id: group?.id }, 422],
      [{ ...move, users: [mine.uuid, own.director.uuid] }, 409],
    ] as const) {
      expect(await call(api, own.director, 'PUT', '/usuariosgroup', json)).toMatchObject({ status });
    }
    const { places } = await own.director.client.call(getUser, { params: { id: mine.uuid } });
    expect(places).toMatchObject([{ school_id: own.id, level: null }]);
  });
});

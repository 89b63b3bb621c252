import { randomUUID } from 'node:crypto';

import { login } from '@lia/sdk/accounts/endpoints';
import { registerGroupStudent } from '@lia/sdk/groupRegistrations/endpoints';
import { listImportGuardians, undoImport } from '@lia/sdk/imports/endpoints';
import {
  acceptInvitation,
  declineInvitation,
  endInvitation,
  readInvitation,
  registerGuardian,
  resendInvitation,
} from '@lia/sdk/guardianInvitations/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { EXPIRED_INVITATION_DAYS } from '@lia/sdk/guardianInvitations/schema';
import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { guardianships, users } from '../accounts/tables.ts';
import { consents } from '../consents/tables.ts';
import { guardianInvitations } from '../guardians/tables.ts';
import { institutions, schoolMembers } from '../institutions/tables.ts';
import { found } from '../platform/errors.ts';
import { sweep } from '../platform/sweep.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { consentsInForce } from '../testing/consents.ts';
import { create, groupOf } from '../testing/groups.ts';
import { commitDraft, draft, type ImportingSchool, importingSchool, rowsOf, student } from '../testing/imports.ts';
import { emailsTo, unsolicited } from '../testing/mail.ts';

const test = base.extend<{ school: ImportingSchool; address: string }>({
  school: async ({ api }, use) => use(await importingSchool(api)),
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the pattern to see what the fixture needs
  address: async ({}, use) => use(`tutor.${randomUUID().slice(0, 8)}@example.mx`),
});

type Rows = Parameters<typeof draft>[2];

/** Imports rows, and answers what became of the guardians that they name. */
async function imported(api: RunningApi, school: ImportingSchool, rows: Rows) {
  const { id } = await draft(school.admin, school.id, rows);
  await commitDraft(api, school, id);
  const guardians = () => school.admin.client.call(listImportGuardians, { params: { id }, query: {} });
  return { id, guardians, statuses: async () => (await guardians()).map(({ status }) => status) };
}

async function tokensOf(api: RunningApi, address: string): Promise<string[]> {
  const emails = await emailsTo(api, address);
  return emails.map(({ text }) => found(/\/invitacion#token=([\w-]+)/.exec(text ?? ''))[1] ?? '');
}

const tokenOf = async (api: RunningApi, address: string) => found((await tokensOf(api, address))[0]);

const account = (username: string) => ({
  name: 'Laura',
  last_name: 'Núñez',
  username,
  password: 'jacaranda',
  password_confirmation: 'jacaranda',
  consents: consentsInForce(),
});

const register = (api: RunningApi, token: string, username: string) =>
  api.visitor.call(registerGuardian, { body: { token, ...account(username) } });

const accept = ({ client }: Pick<Member, 'client'>, token: string) =>
  client.call(acceptInvitation, { body: { token, consents: consentsInForce() } });

const read = (api: RunningApi, token: string) => api.visitor.call(readInvitation, { body: { token } });

const childrenOf = async ({ client }: Pick<Member, 'client'>) =>
  (await client.call(listChildren)).data.map(({ name }) => name).toSorted();

async function signedIn(api: RunningApi, username: string) {
  const { access_token, user } = await api.visitor.call(login, { body: { username, password: 'jacaranda' } });
  return { client: api.clientOf(access_token), user };
}

const over = { status: 410, code: 'INVITATION_OVER' };

const siblings = (mail_padre: string): Rows => [
  student({ nombre: 'ANA', segundo_nombre: 'SOFÍA', matricula: '1', mail_padre }),
  student({ nombre: 'LUIS', matricula: '2', mail_padre: mail_padre.toUpperCase() }),
];

describe('a guardian whom a file names', () => {
  test('gets one e-mail for all children, registers by it, and answers for them', async ({ api, school, address }) => {
    const { guardians } = await imported(api, school, siblings(address));
    expect(await guardians()).toMatchObject([
      { num: 2, student: 'ANA SOFÍA NÚÑEZ', email: address, status: 'invited' },
      { num: 3, student: 'LUIS NÚÑEZ', status: 'invited' },
    ]);
    const emails = await emailsTo(api, address);
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toMatch(/ANA N\., LUIS N\./);
    expect(emails[0]?.text).not.toContain('NÚÑEZ');
    expect(emails[0]?.text).toMatch(unsolicited);
    const token = await tokenOf(api, address);
    expect(await read(api, token)).toMatchObject({
      email: address,
      children: ['ANA N.', 'LUIS N.'],
      has_account: false,
    });
    const username = address.slice(0, 14);
    for (const [given, fields] of [
      [undefined, { consents: 'Lee y acepta este texto para continuar' }],
      [
        { ...consentsInForce(), terms: '2020-01-01' },
        { 'consents.terms': expect.stringMatching(/^Este texto cambió/) },
      ],
    ] as const) {
      const json = { token, ...account(username), consents: given };
      expect(await api.request('POST', '/invitations/register', { json })).toMatchObject({
        status: 422,
        body: { fields },
      });
    }
    await register(api, token, username);
    const guardian = await signedIn(api, username);
    expect(guardian.user).toMatchObject({ role: ['padre'], school_id: school.id });
    expect(guardian.user.email_verified_at).not.toBeNull();
    expect(await childrenOf(guardian)).toEqual(['ANA SOFÍA', 'LUIS']);
    expect((await guardians()).map(({ status }) => status)).toEqual(['accepted', 'accepted']);
    const [person] = await api.app.db.select().from(users).where(eq(users.username, username));
    const given = and(eq(consents.subjectKind, 'user'), eq(consents.subjectId, String(person?.id)));
    expect(await api.app.db.$count(consents, given)).toBe(2);
    await expect(read(api, token)).rejects.toMatchObject(over);
    await expect(register(api, token, `${username}2`)).rejects.toMatchObject(over);
    await expect(accept(guardian, token)).rejects.toMatchObject(over);
    await expect(read(api, 'A'.repeat(32))).rejects.toMatchObject(over);
  });

  test('is linked at once where they answer for a sibling, and in that school alone', async ({
    api,
    school,
    address,
  }) => {
    await imported(api, school, siblings(address));
    const username = address.slice(0, 14);
    await register(api, await tokenOf(api, address), username);
    const third = student({ nombre: 'EVA', matricula: '3', mail_padre: address });
    expect(await (await imported(api, school, [third])).statuses()).toEqual(['linked']);
    expect(await childrenOf(await signedIn(api, username))).toEqual(['ANA SOFÍA', 'EVA', 'LUIS']);
    expect(await tokensOf(api, address)).toHaveLength(1);
    const other = await importingSchool(api);
    expect(await (await imported(api, other, [third])).statuses()).toEqual(['invited']);
    expect(await tokensOf(api, address)).toHaveLength(2);
  });

  test('answers for no one once the students are no more of the school that invited', async ({
    api,
    school,
    address,
  }) => {
    await imported(api, school, siblings(address));
    const token = await tokenOf(api, address);
    const parent = await api.member('padre');
    const students = and(eq(schoolMembers.schoolId, school.id), eq(schoolMembers.role, 'student'));
    await api.app.db.update(schoolMembers).set({ until: new Date() }).where(students);
    await expect(read(api, token)).rejects.toMatchObject(over);
    await expect(accept(parent, token)).rejects.toMatchObject(over);
    expect(await childrenOf(parent)).toEqual([]);
  });

  test('is neither linked nor invited for a student who is also in another school', async ({
    api,
    school,
    address,
  }) => {
    await imported(api, school, siblings(address));
    const username = address.slice(0, 14);
    await register(api, await tokenOf(api, address), username);
    const inBoth = await api.member('alumno');
    const membership = { userId: inBoth.id, role: 'student' } as const;
    const other = await importingSchool(api);
    await api.app.db
      .insert(schoolMembers)
      .values([school, other].map(({ id: schoolId }) => ({ ...membership, schoolId })));
    const row = student({ nombre: 'EVA', username: inBoth.username, mail_padre: address });
    expect(await (await imported(api, school, [row])).statuses()).toEqual(['elsewhere']);
    expect(await api.app.db.$count(guardianships, eq(guardianships.studentId, inBoth.id))).toBe(0);
    await api.app.db.update(institutions).set({ deletedAt: new Date() }).where(eq(institutions.id, other.id));
    expect(await (await imported(api, school, [row])).statuses()).toEqual(['linked']);
  });

  test('accepts in a session, as a parent besides what they are', async ({ api, school, address }) => {
    await imported(api, school, siblings(address));
    const token = await tokenOf(api, address);
    const [teacher, child] = [await api.member('maestro'), await api.member('alumno')];
    await expect(accept(child, token)).rejects.toMatchObject({ status: 403 });
    await expect(accept({ client: api.visitor }, token)).rejects.toMatchObject({ status: 401 });
    await accept(teacher, token);
    const given = and(eq(consents.subjectKind, 'user'), eq(consents.subjectId, String(teacher.id)));
    expect(await api.app.db.$count(consents, given)).toBe(2);
    expect(await childrenOf(teacher)).toEqual(['ANA SOFÍA', 'LUIS']);
    const [row] = await api.app.db.select().from(users).where(eq(users.id, teacher.id));
    expect(row).toMatchObject({ role: ['maestro', 'padre'], emailVerifiedAt: null });
  });

  test('signs in where an account confirmed the address', async ({ api, school, address }) => {
    const parent = await api.member('padre');
    const confirmed = { email: address, emailVerifiedAt: new Date() };
    await api.app.db.update(users).set(confirmed).where(eq(users.id, parent.id));
    await imported(api, school, siblings(address));
    const token = await tokenOf(api, address);
    expect(await read(api, token)).toMatchObject({ has_account: true });
    await expect(register(api, token, `otra.${address}`.slice(0, 20))).rejects.toMatchObject({
      code: 'EMAIL_CONFIRMED',
    });
    expect(await childrenOf(parent)).toEqual([]);
    const accepted = await Promise.allSettled([accept(parent, token), accept(await api.member('padre'), token)]);
    expect(accepted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('who declines is asked by no further import', async ({ api, school, address }) => {
    await imported(api, school, siblings(address));
    const token = await tokenOf(api, address);
    await api.visitor.call(declineInvitation, { body: { token } });
    await expect(read(api, token)).rejects.toMatchObject(over);
    const again = await imported(api, school, siblings(address));
    expect(await again.statuses()).toEqual(['declined', 'declined']);
    expect(await tokensOf(api, address)).toHaveLength(1);
  });

  test('is not invited twice by the same file, nor where the address is the child’s', async ({
    api,
    school,
    address,
  }) => {
    const own = student({ nombre: 'SOL', matricula: '9', email: address, mail_padre: address.toUpperCase() });
    const rows = [...siblings(`mama.${address}`), own];
    const first = await imported(api, school, rows);
    expect(await first.statuses()).toEqual(['invited', 'invited', 'self']);
    const second = await imported(api, school, rows);
    expect(await second.statuses()).toEqual(['invited', 'invited', 'self']);
    expect(await tokensOf(api, `mama.${address}`)).toHaveLength(1);
    expect(await tokensOf(api, address)).toEqual([]);
  });
});

describe('an invitation', () => {
  test('is over after its time, until the school sends it again', async ({ api, school, address }) => {
    const { guardians, id: importId } = await imported(api, school, siblings(address));
    const query = { filter: '{"waiting":true}' };
    const waiting = async () =>
      (await school.admin.client.call(listImportGuardians, { params: { id: importId }, query })).length;
    const token = await tokenOf(api, address);
    const id = found((await guardians())[0]).invitation ?? '';
    const expired = { expiresAt: new Date(Date.now() - 1000) };
    await api.app.db.update(guardianInvitations).set(expired).where(eq(guardianInvitations.id, id));
    await expect(read(api, token)).rejects.toMatchObject(over);
    expect((await guardians()).map(({ status }) => status)).toEqual(['expired', 'expired']);
    expect(await waiting()).toBe(2);
    const resend = ({ client }: Member) => client.call(resendInvitation, { params: { id } });
    await expect(resend((await importingSchool(api)).admin)).rejects.toMatchObject({ status: 404 });
    await resend(school.admin);
    expect(await tokensOf(api, address)).toEqual([token, token]);
    await expect(read(api, token)).resolves.toBeTruthy();
    await accept(await api.member('padre'), token);
    await expect(resend(school.admin)).rejects.toMatchObject(over);
    expect(await waiting()).toBe(0);
  });

  test('is ended by the school that sent it, and opened again by sending it', async ({ api, school, address }) => {
    const { guardians } = await imported(api, school, siblings(address));
    const token = await tokenOf(api, address);
    const id = found((await guardians())[0]).invitation ?? '';
    const end = ({ client }: Member) => client.call(endInvitation, { params: { id } });
    await expect(end((await importingSchool(api)).admin)).rejects.toMatchObject({ status: 404 });
    await end(school.admin);
    await expect(read(api, token)).rejects.toMatchObject(over);
    await expect(accept(await api.member('padre'), token)).rejects.toMatchObject(over);
    await school.admin.client.call(resendInvitation, { params: { id } });
    await accept(await api.member('padre'), token);
    await expect(end(school.admin)).rejects.toMatchObject(over);
  });

  test('is deleted some time after it expired, and a later import sends another one', async ({
    api,
    school,
    address,
  }) => {
    const { statuses, guardians, id: importId } = await imported(api, school, siblings(address));
    const accepted = `tia.${address}`;
    await imported(api, school, [student({ nombre: 'EVA', matricula: '3', mail_padre: accepted })]);
    await accept(await api.member('padre'), await tokenOf(api, accepted));
    const ofSchool = eq(guardianInvitations.schoolId, school.id);
    const expire = (days: number) =>
      api.app.db
        .update(guardianInvitations)
        .set({ expiresAt: new Date(Date.now() - days * 86_400_000) })
        .where(ofSchool);
    const kept = async () => {
      await sweep(api.app);
      const rows = await api.app.db
        .select()
        .from(guardianInvitations)
        .where(ofSchool)
        .orderBy(guardianInvitations.email);
      return rows.map(({ email, tokenHash }) => [email, tokenHash !== null]);
    };
    await expire(EXPIRED_INVITATION_DAYS - 1);
    expect(await kept()).toEqual([
      [accepted, false],
      [address, true],
    ]);
    const id = found((await guardians())[0]).invitation ?? '';
    await expire(EXPIRED_INVITATION_DAYS + 1);
    expect(await kept()).toEqual([[accepted, false]]);
    expect(await guardians()).toMatchObject([
      { status: 'expired', invitation: null },
      { status: 'expired', invitation: null },
    ]);
    const query = { filter: '{"waiting":true}' };
    expect(await school.admin.client.call(listImportGuardians, { params: { id: importId }, query })).toEqual([]);
    const resend = school.admin.client.call(resendInvitation, { params: { id } });
    await expect(resend).rejects.toMatchObject({ status: 404 });
    expect(await (await imported(api, school, siblings(address))).statuses()).toEqual(['invited', 'invited']);
    const [first, second, ...more] = await tokensOf(api, address);
    expect([first === second, more]).toEqual([false, []]);
    expect(await statuses()).toEqual(['expired', 'expired']);
  });

  test('is withdrawn by undoing the import, with the links that it made; what was accepted stays', async ({
    api,
    school,
    address,
  }) => {
    const [waiting, linking] = [`a.${address}`, `b.${address}`];
    await imported(api, school, [student({ nombre: 'ANA', matricula: '1', mail_padre: linking })]);
    const parent = await api.member('padre');
    await accept(parent, await tokenOf(api, linking));
    const { id } = await imported(api, school, [
      student({ nombre: 'ANA', matricula: '1', mail_padre: waiting }),
      student({ nombre: 'LUZ', matricula: '2', mail_padre: waiting }),
      student({ nombre: 'SOL', matricula: '3', mail_padre: linking }),
      student({ nombre: 'MAR', matricula: '4', mail_padre: address }),
    ]);
    await accept(await api.member('padre'), await tokenOf(api, address));
    const token = await tokenOf(api, waiting);
    expect(await childrenOf(parent)).toEqual(['ANA', 'SOL']);
    await school.admin.client.call(undoImport, { params: { id } });
    await api.jobRunner.runDue();
    expect((await rowsOf(school.admin, id)).map(({ undo, kept }) => [undo, kept])).toEqual([
      [null, null],
      ['removed', null],
      ['removed', null],
      ['kept', 'used'],
    ]);
    await expect(read(api, token)).rejects.toMatchObject(over);
    expect(await childrenOf(parent)).toEqual(['ANA']);
    const open = and(eq(guardianInvitations.schoolId, school.id), eq(guardianInvitations.email, waiting));
    expect(await api.app.db.$count(guardianInvitations, open)).toBe(0);
    expect(await api.app.db.$count(guardianships, eq(guardianships.guardianId, parent.id))).toBe(1);
  });

  test('stays where the import is undone that shared it with a teacher of the school', async ({
    api,
    school,
    address,
  }) => {
    const { id } = await imported(api, school, siblings(address));
    const group = await create(school.admin, groupOf(school));
    const body = { name: 'Inés', last_name: 'Solís Ruiz', email: address };
    await school.admin.client.call(registerGroupStudent, { params: { id: group.id }, body });
    await school.admin.client.call(undoImport, { params: { id } });
    await api.jobRunner.runDue();
    expect((await read(api, await tokenOf(api, address))).children).toEqual(['Inés S.']);
  });
});

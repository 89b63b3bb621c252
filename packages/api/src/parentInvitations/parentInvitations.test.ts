import { randomUUID } from 'node:crypto';

import { login, setChildPassword } from '@lia/sdk/accounts/endpoints';
import { endGuardianship, getChild, restoreGuardianship } from '@lia/sdk/children/endpoints';
import {
  acceptParentInvitation,
  confirmParentInvitation,
  declineParentInvitation,
  inviteParent,
  listSentInvitations,
  readParentInvitation,
  registerInvitedParent,
  revokeParentInvitation,
} from '@lia/sdk/parentInvitations/endpoints';
import { KEPT_INVITATION_DAYS, MOST_INVITATIONS } from '@lia/sdk/parentInvitations/rules';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { registerStudent } from '@lia/sdk/registrations/families';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { consents } from '../consents/tables.ts';
import { joinSchool } from '../institutions/members.ts';
import { inTransaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import { sweep } from '../platform/sweep.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { consentsInForce } from '../testing/consents.ts';
import { child } from '../testing/families.ts';
import { add } from '../testing/institutions.ts';
import { emailsTo } from '../testing/mail.ts';
import { parentInvitations } from './tables.ts';

interface Fixtures {
  mother: Member;
  father: Member;
  /** Uuid of the mother's child. */
  kid: string;
}

const test = base.extend<Fixtures>({
  mother: async ({ api }, use) => use(await api.member('padre')),
  father: async ({ api }, use) => use(await api.member('padre')),
  kid: async ({ mother }, use) => use(await register(mother)),
});

const childrenOf = async ({ client }: Pick<Member, 'client'>) =>
  (await client.call(listChildren)).data.map(({ uuid }) => uuid);

async function register(parent: Member): Promise<string> {
  const username = `hija-${randomUUID().slice(0, 8)}`;
  const body = { ...child(username), tutor_id: parent.uuid, consents: consentsInForce() };
  await parent.client.call(registerStudent, { body });
  return found((await childrenOf(parent)).at(-1));
}

/** Makes a child a student of a school of their own. */
async function studyAtSchool(api: RunningApi, uuid: string): Promise<void> {
  const { SchoolId } = await add(await api.member('admin'), { School: `Colegio ${uuid}` });
  const [row] = await api.app.db.select().from(users).where(eq(users.uuid, uuid));
  const { id, role } = found(row);
  await inTransaction(api.app.db, (tx) => joinSchool(tx, [{ userId: id, schoolId: SchoolId, role }]));
}

const sent = async ({ client }: Member) => (await client.call(listSentInvitations)).data;
const emailOf = ({ username }: Member) => `${username}@example.com`;

const invite = ({ client }: Member, children: string[], email?: string) =>
  client.call(inviteParent, { body: { children, ...(email !== undefined && { email }) } });

const tokenIn = (text: string | null | undefined): string =>
  found(/\/invitacion\/familia#token=([\w-]+)/.exec(text ?? ''))[1] ?? '';

/** Invites by a link; answers its token. */
async function share(mother: Member, kid: string): Promise<string> {
  await invite(mother, [kid]);
  return tokenIn(found((await sent(mother)).at(-1)).url);
}

const tokenMailedTo = async (api: RunningApi, address: string) =>
  tokenIn((await emailsTo(api, address)).findLast(({ subject }) => /te invita/.test(subject ?? ''))?.text);

const read = (api: RunningApi, token: string) => api.visitor.call(readParentInvitation, { body: { token } });

const accept = ({ client }: Pick<Member, 'client'>, token: string) =>
  client.call(acceptParentInvitation, { body: { token, consents: consentsInForce() } });

const account = (username: string) => ({
  name: 'Jorge',
  last_name: 'Ríos',
  username,
  password: 'jacaranda',
  password_confirmation: 'jacaranda',
  consents: consentsInForce(),
});

async function enter(api: RunningApi, username: string) {
  const { access_token, user } = await api.visitor.call(login, { body: { username, password: 'jacaranda' } });
  return { client: api.clientOf(access_token), user };
}

const over = { status: 410, code: 'INVITATION_OVER' };
const refused = { status: 403, code: 'INVITATION_OF_ANOTHER' };
const notFound = { status: 404 };

describe('an invitation by e-mail', () => {
  test('is accepted by the account of that address alone, once, and both follow the child', async ({
    api,
    mother,
    father,
    kid,
  }) => {
    const other = await register(mother);
    const address = emailOf(father).replace('padre', 'Padre');
    await invite(mother, [kid, other], address);
    expect(await sent(mother)).toMatchObject([{ status: 'pending', url: null, code: null, children: [kid, other] }]);
    const token = await tokenMailedTo(api, address);
    expect(await read(api, token)).toMatchObject({ inviter: 'Ana L.', children: ['Emiliano R.', 'Emiliano R.'] });
    const stranger = await api.member('maestro');
    for (const wrong of [stranger, mother]) await expect(accept(wrong, token)).rejects.toMatchObject(refused);
    await expect(accept(await api.member('alumno'), token)).rejects.toMatchObject({ status: 403 });
    await expect(accept({ client: api.visitor }, token)).rejects.toMatchObject({ status: 401 });
    const bare = await api.request('POST', '/parent-invitations/accept', { token: father.token, json: { token } });
    expect(bare).toMatchObject({ status: 422 });
    expect(await childrenOf(father)).toEqual([]);
    await accept(father, token);
    expect(await childrenOf(father)).toEqual([kid, other]);
    await expect(accept(father, token)).rejects.toMatchObject(over);
    await expect(read(api, token)).rejects.toMatchObject(over);
    expect(await sent(mother)).toEqual([]);
    const given = await api.app.db.$count(consents, eq(consents.subjectId, String(father.id)));
    expect(given).toBe(2);
    const [notice] = await emailsTo(api, emailOf(mother));
    expect(notice?.subject).toContain('Ana L. ya acompaña');
  });

  test('opens an account whose address it confirms; the answer does not depend on the address', async ({
    api,
    mother,
    kid,
  }) => {
    const [known, unknown] = [await api.member('padre'), `papa.${randomUUID().slice(0, 8)}@example.mx`];
    const answers = await Promise.all([emailOf(known), unknown].map((email) => invite(mother, [kid], email)));
    expect(answers[0]).toEqual(answers[1]);
    const token = await tokenMailedTo(api, unknown);
    const username = unknown.slice(0, 12);
    const wrong = { token, ...account(username), email: 'otro@example.mx' };
    expect(await api.request('POST', '/parent-invitations/register', { json: wrong })).toMatchObject({ status: 422 });
    await api.visitor.call(registerInvitedParent, { body: { token, ...account(username) } });
    const father = await enter(api, username);
    expect(father.user).toMatchObject({ role: ['padre'], school_id: 305 });
    expect(father.user.email_verified_at).not.toBeNull();
    expect(await childrenOf(father)).toEqual([kid]);
    const again = api.visitor.call(registerInvitedParent, { body: { token, ...account(`${username}2`) } });
    await expect(again).rejects.toMatchObject(over);
  });
});

describe('an invitation by a link', () => {
  test('gives nothing until the inviter confirms who accepted it', async ({ api, mother, father, kid }) => {
    const token = await share(mother, kid);
    // Its link has a code that can be typed as well.
    expect(await sent(mother)).toMatchObject([{ code: token }]);
    expect(token).toMatch(/^[B-Z2-9]{12}$/);
    await accept(father, token);
    expect(await childrenOf(father)).toEqual([]);
    await expect(accept(await api.member('padre'), token)).rejects.toMatchObject(over);
    const [waiting] = await sent(mother);
    expect((await emailsTo(api, emailOf(mother)))[0]?.subject).toContain('Ana L. quiere acompañar');
    expect(waiting).toMatchObject({ status: 'accepted', accepted_by: 'Ana López', url: null, code: null });
    const id = found(waiting).id;
    const confirm = ({ client }: Member) => client.call(confirmParentInvitation, { params: { id } });
    for (const wrong of [father, await api.member('padre')]) {
      await expect(confirm(wrong)).rejects.toMatchObject(notFound);
    }
    await confirm(mother);
    expect(await childrenOf(father)).toEqual([kid]);
    await expect(confirm(mother)).rejects.toMatchObject(notFound);
    expect((await emailsTo(api, emailOf(father)))[0]?.subject).toContain('Ana L. te confirmó');
  });

  test('opens an account with an address that is still to be confirmed', async ({ api, mother, kid }) => {
    const token = await share(mother, kid);
    const username = `papa-${randomUUID().slice(0, 8)}`;
    const body = { token, ...account(username) };
    const without = await api.request('POST', '/parent-invitations/register', { json: body });
    expect(without).toMatchObject({ status: 422, body: { fields: { email: 'Este dato es necesario' } } });
    await api.visitor.call(registerInvitedParent, { body: { ...body, email: `${username}@example.mx` } });
    const father = await enter(api, username);
    expect(father.user.email_verified_at).toBeNull();
    expect(await childrenOf(father)).toEqual([]);
    const { id } = found((await sent(mother))[0]);
    await mother.client.call(confirmParentInvitation, { params: { id } });
    expect(await childrenOf(father)).toEqual([kid]);
  });

  test('is over once it is revoked, declined or expired, or its inviter follows the child no more', async ({
    api,
    mother,
    father,
    kid,
  }) => {
    const revoked = await share(mother, kid);
    const { id } = found((await sent(mother))[0]);
    const revoke = ({ client }: Member) => client.call(revokeParentInvitation, { params: { id } });
    await expect(revoke(father)).rejects.toMatchObject(notFound);
    await revoke(mother);
    const declined = await share(mother, kid);
    await api.visitor.call(declineParentInvitation, { body: { token: declined } });
    const expired = await share(mother, kid);
    const all = eq(parentInvitations.inviterId, mother.id);
    await api.app.db
      .update(parentInvitations)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(all);
    for (const token of [revoked, declined, expired, 'A'.repeat(32)]) {
      await expect(read(api, token)).rejects.toMatchObject(over);
      await expect(accept(father, token)).rejects.toMatchObject(over);
    }
    expect(await sent(mother)).toEqual([]);
    const old = new Date(Date.now() - (KEPT_INVITATION_DAYS + 1) * 86_400_000);
    await api.app.db.update(parentInvitations).set({ expiresAt: old }).where(all);
    await sweep(api.app);
    expect(await api.app.db.$count(parentInvitations, all)).toBe(0);
    const late = await share(mother, kid);
    await accept(father, late);
    const waiting = found((await sent(mother))[0]).id;
    await api.app.db.update(users).set({ deletedAt: new Date() }).where(eq(users.uuid, kid));
    const confirm = mother.client.call(confirmParentInvitation, { params: { id: waiting } });
    await expect(confirm).rejects.toMatchObject(over);
  });
});

describe('who may be invited, and by whom', () => {
  test('to one’s own children who are of no school, by no guest, and a few at a time', async ({
    api,
    mother,
    father,
    kid,
  }) => {
    await expect(invite(father, [kid])).rejects.toMatchObject(notFound);
    await expect(invite(await api.member('maestro'), [kid])).rejects.toMatchObject({ status: 403 });
    await invite(mother, [kid], emailOf(father));
    await accept(father, await tokenMailedTo(api, emailOf(father)));
    await expect(invite(father, [kid])).rejects.toMatchObject({ status: 409, code: 'INVITATION_NOT_YOURS' });
    for (let n = 0; n < MOST_INVITATIONS; n += 1) await invite(mother, [kid]);
    await expect(invite(mother, [kid])).rejects.toMatchObject({ status: 409, code: 'INVITATIONS_MANY' });
    const student = await register(father);
    await studyAtSchool(api, student);
    await expect(invite(father, [student])).rejects.toMatchObject({ status: 409, code: 'CHILD_OF_SCHOOL' });
  });

  test('to no child whom a school has taken since: that one decides who follows them', async ({
    api,
    mother,
    father,
    kid,
  }) => {
    const [shared, open] = [await share(mother, kid), await share(mother, kid)];
    await accept(father, shared);
    const { id } = found((await sent(mother)).find(({ status }) => status === 'accepted'));
    await invite(mother, [kid], emailOf(father));
    const mailed = await tokenMailedTo(api, emailOf(father));
    await studyAtSchool(api, kid);
    expect(await sent(mother)).toEqual([]);
    const confirm = mother.client.call(confirmParentInvitation, { params: { id } });
    await expect(confirm).rejects.toMatchObject(notFound);
    for (const token of [open, mailed]) {
      await expect(read(api, token)).rejects.toMatchObject(over);
      await expect(accept(father, token)).rejects.toMatchObject(over);
    }
    expect(await childrenOf(father)).toEqual([]);
  });

  test('the inviter removes a guest, who cannot come back or remove the inviter', async ({
    api,
    mother,
    father,
    kid,
  }) => {
    await invite(mother, [kid], emailOf(father));
    await accept(father, await tokenMailedTo(api, emailOf(father)));
    const guardians = async ({ client }: Member) =>
      (await client.call(getChild, { params: { id: kid } })).data.guardians;
    expect((await guardians(father)).map(({ removable }) => removable)).toEqual([false, true]);
    const [own, guest] = await guardians(mother);
    expect([own?.removable, guest?.removable]).toEqual([true, true]);
    const named = (guardian: string) => ({ params: { id: kid, guardian } });
    await expect(father.client.call(endGuardianship, named(own?.id ?? ''))).rejects.toMatchObject({ status: 403 });
    await mother.client.call(endGuardianship, named(guest?.id ?? ''));
    expect(await childrenOf(father)).toEqual([]);
    const body = { password: 'nueva-clave', password_confirmation: 'nueva-clave' };
    const change = father.client.call(setChildPassword, { params: { id: kid }, body });
    await expect(change).rejects.toMatchObject(notFound);
    await expect(father.client.call(restoreGuardianship, named(guest?.id ?? ''))).rejects.toMatchObject(notFound);
    await mother.client.call(restoreGuardianship, named(guest?.id ?? ''));
    expect(await childrenOf(father)).toEqual([kid]);
  });

  test('a guest who was removed comes back by no invitation that was sent before', async ({
    api,
    mother,
    father,
    kid,
  }) => {
    const other = await register(mother);
    const accepted = async (children: string[]) => {
      await invite(mother, children, emailOf(father));
      return accept(father, await tokenMailedTo(api, emailOf(father)));
    };
    await invite(mother, [kid], emailOf(father));
    const ofKid = await tokenMailedTo(api, emailOf(father));
    await invite(mother, [kid, other], emailOf(father));
    const ofBoth = await tokenMailedTo(api, emailOf(father));
    await accepted([kid]);
    const { guardians } = (await mother.client.call(getChild, { params: { id: kid } })).data;
    await mother.client.call(endGuardianship, { params: { id: kid, guardian: guardians[1]?.id ?? '' } });
    await expect(accept(father, ofKid)).rejects.toMatchObject(over);
    await accept(father, ofBoth);
    expect(await childrenOf(father)).toEqual([other]);
    await accepted([kid]);
    expect((await childrenOf(father)).toSorted()).toEqual([kid, other].toSorted());
  });

  test('a guest who was removed comes back by no other address that was invited before', async ({
    api,
    mother,
    father,
    kid,
  }) => {
    const other = await register(mother);
    const invited = async (children: string[]) => {
      const address = `otro-${randomUUID()}@example.com`;
      await invite(mother, children, address);
      return tokenMailedTo(api, address);
    };
    const [ofKid, ofBoth, shared] = [await invited([kid]), await invited([kid, other]), await share(mother, kid)];
    await invite(mother, [kid], emailOf(father));
    const token = await tokenMailedTo(api, emailOf(father));
    await accept(father, token);
    const remove = async (by: Member) => {
      const { guardians } = (await by.client.call(getChild, { params: { id: kid } })).data;
      await by.client.call(endGuardianship, { params: { id: kid, guardian: guardians[1]?.id ?? '' } });
      return guardians[1]?.id ?? '';
    };
    // Who leaves ends no one's invitation.
    const own = await remove(father);
    expect((await read(api, ofKid)).children).toHaveLength(1);
    await father.client.call(restoreGuardianship, { params: { id: kid, guardian: own } });
    await remove(mother);
    for (const one of [ofKid, shared]) await expect(read(api, one)).rejects.toMatchObject(over);
    const again = { ...account(`otro-${randomUUID().slice(0, 8)}`), token: ofKid };
    await expect(api.visitor.call(registerInvitedParent, { body: again })).rejects.toMatchObject(over);
    expect((await sent(mother)).map(({ children }) => children)).toEqual([[other]]);
    const username = `otro-${randomUUID().slice(0, 8)}`;
    await api.visitor.call(registerInvitedParent, { body: { ...account(username), token: ofBoth } });
    const back = await enter(api, username);
    expect(await childrenOf(back)).toEqual([other]);
    // Whom the inviter invites after it comes.
    await accept(back, await share(mother, kid));
    const [waiting] = await sent(mother);
    await mother.client.call(confirmParentInvitation, { params: { id: waiting?.id ?? '' } });
    expect((await childrenOf(back)).toSorted()).toEqual([kid, other].toSorted());
  });
});

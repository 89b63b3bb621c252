import { randomUUID } from 'node:crypto';

import {
  confirmParentInvitation,
  declineParentInvitation,
  registerInvitedParent,
  revokeParentInvitation,
} from '@lia/sdk/parentInvitations/endpoints';
import { KEPT_INVITATION_DAYS } from '@lia/sdk/parentInvitations/rules';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { consents } from '../consents/tables.ts';
import { found } from '../platform/errors.ts';
import { sweep } from '../platform/sweep.ts';
import type { Member } from '../testing/api.ts';
import { childrenOf, registerChild } from '../testing/families.ts';
import { emailsTo, solicited, unsolicited } from '../testing/mail.ts';
import {
  accept,
  account,
  emailOf,
  enter,
  invite,
  notFound,
  over,
  read,
  refused,
  sent,
  share,
  test,
  tokenMailedTo,
} from '../testing/parentInvitations.ts';
import { parentInvitations } from './tables.ts';

describe('an invitation by e-mail', () => {
  test('is accepted by the account of that address alone, once, and both follow the child', async ({
    api,
    mother,
    father,
    kid,
  }) => {
    const other = await registerChild(mother);
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
    expect(notice?.text).toMatch(solicited);
    expect((await emailsTo(api, address))[0]?.text).toMatch(unsolicited);
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
    // Who has that address need not be the father: names of children do not go there.
    const written = (await emailsTo(api, `${username}@example.mx`)).map(({ subject }) => subject);
    expect(written).toEqual(['Confirma tu correo']);
  });

  test('is not written about to who confirmed the address of the inviter or the invited for another account', async ({
    api,
    mother,
    father,
    kid,
  }) => {
    const [hers, his] = [await api.member('maestro'), await api.member('maestro')];
    const owners = [hers, his].map(({ id }) => id);
    await api.app.db.update(users).set({ emailVerifiedAt: new Date() }).where(inArray(users.id, owners));
    for (const [{ id }, owner] of [
      [mother, hers],
      [father, his],
    ] as const) {
      const change = { email: emailOf(owner), emailVerifiedAt: null };
      await api.app.db.update(users).set(change).where(eq(users.id, id));
    }
    await accept(father, await share(mother, kid));
    const { id } = found((await sent(mother))[0]);
    await mother.client.call(confirmParentInvitation, { params: { id } });
    expect(await childrenOf(father)).toEqual([kid]);
    for (const owner of [hers, his]) expect(await emailsTo(api, emailOf(owner))).toEqual([]);
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

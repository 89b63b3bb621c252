import { randomUUID } from 'node:crypto';

import { setChildPassword } from '@lia/sdk/accounts/endpoints';
import { endGuardianship, getChild, restoreGuardianship } from '@lia/sdk/children/endpoints';
import { confirmParentInvitation, registerInvitedParent } from '@lia/sdk/parentInvitations/endpoints';
import { MOST_INVITATIONS } from '@lia/sdk/parentInvitations/rules';
import { mergeUsers, previewMerge } from '@lia/sdk/users/endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { found } from '../platform/errors.ts';
import type { Member } from '../testing/api.ts';
import { childrenOf, registerChild } from '../testing/families.ts';
import { studyAtSchool } from '../testing/users.ts';
import {
  accept,
  account,
  emailOf,
  enter,
  invite,
  notFound,
  over,
  read,
  sent,
  share,
  test,
  tokenMailedTo,
} from '../testing/parentInvitations.ts';

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
    const student = await registerChild(father);
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

  test('a guest invites once the inviter follows the child no more, and the inviter back as their guest', async ({
    api,
    mother,
    father,
    kid,
  }) => {
    const mailed = async (from: Member, to: Member) => {
      await invite(from, [kid], emailOf(to));
      await accept(to, await tokenMailedTo(api, emailOf(to)));
    };
    const { client } = father;
    const seen = async () => (await client.call(getChild, { params: { id: kid } })).data;
    const active = (deletedAt: Date | null) =>
      api.app.db.update(users).set({ deletedAt }).where(eq(users.id, mother.id));
    await mailed(mother, father);
    expect(await seen()).toMatchObject({ may_invite: false });
    await active(new Date());
    expect(await seen()).toMatchObject({ may_invite: true });
    await active(null);
    expect(await seen()).toMatchObject({ may_invite: false });
    const guardian = (await seen()).guardians[0]?.id ?? '';
    await mother.client.call(endGuardianship, { params: { id: kid, guardian } });
    expect(await seen()).toMatchObject({ may_invite: true });

    await mailed(father, mother);
    expect(await seen()).toMatchObject({ may_invite: true, guardians: [{ removable: true }, { removable: true }] });
    const { data } = await mother.client.call(getChild, { params: { id: kid } });
    expect(data).toMatchObject({ may_invite: false, guardians: [{ removable: false }, { removable: true }] });
  });

  test('a parent whose two accounts were merged is no guest of their own', async ({ api, mother, father, kid }) => {
    await invite(mother, [kid], emailOf(father));
    await accept(father, await tokenMailedTo(api, emailOf(father)));
    const admin = await api.member('admin');
    const params = { id: father.uuid, other: mother.uuid };
    const { version, conflicts } = await admin.client.call(previewMerge, { params });
    await admin.client.call(mergeUsers, { params, body: { version, keep: {}, confirmed: conflicts } });
    const { data } = await father.client.call(getChild, { params: { id: kid } });
    expect(data).toMatchObject({ may_invite: true, guardians: [{ is_self: true }] });
  });

  test('a guest who was removed comes back by no invitation that was sent before', async ({
    api,
    mother,
    father,
    kid,
  }) => {
    const other = await registerChild(mother);
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
    const other = await registerChild(mother);
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

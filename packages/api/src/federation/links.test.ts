import {
  changePassword,
  login,
  requestPasswordReset,
  resetPassword,
  setChildPassword,
} from '@lia/sdk/accounts/endpoints';
import { finishLink, listIdentities, startLink } from '@lia/sdk/federation/endpoints';
import type { Client } from '@lia/sdk/http/client';
import { listNotifications } from '@lia/sdk/notifications/endpoints';
import { giveTemporaryPassword } from '@lia/sdk/users/endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import type { Member } from '../testing/api.ts';
import {
  comeBack,
  type Federation,
  federationTest as test,
  finish,
  setLinkingPassword,
  link,
  LINKING_PASSWORD,
} from '../testing/federation.ts';
import { guardianOf } from '../testing/guardians.ts';
import { emailsTo } from '../testing/mail.ts';
import { refusal } from '../testing/refusal.ts';
import { personIn, runSchool } from '../testing/users.ts';
const password = 'buganvilia 42';
const PASSWORD = { password, password_confirmation: password };
const UNLINKED = 'Tu cuenta tiene una forma de entrar menos';

/** Links an account of a provider to a member. */
async function linkTo(federation: Federation, member: Member, account: string): Promise<void> {
  await setLinkingPassword(federation.api, member);
  await member.client.call(finishLink, { body: await link(federation, federation.fire, member, account) });
  expect(await opened(federation, account)).toBe(member.uuid);
}

/** Which account of ours an account of a provider opens. */
const opened = async (federation: Federation, account: string): Promise<string> =>
  (await finish(federation, await comeBack(federation, federation.fire, account))).user.uuid;

/** What is read by the session of a member who signs in with the new password. */
async function after({ api }: Federation, { username }: Member) {
  const { access_token } = await api.visitor.call(login, { body: { username, password } });
  const client = api.clientOf(access_token);
  return { client, identities: (await client.call(listIdentities)).data };
}

const titles = async (client: Client): Promise<readonly string[]> =>
  (await client.call(listNotifications, { query: {} })).data.map(({ title }) => title);

describe('a link to a provider ends', () => {
  test('with a password that a guardian gives, and the child is notified', async ({ federation }) => {
    const child = await federation.api.member('alumno');
    const mother = await guardianOf(federation.api, child);
    await linkTo(federation, child, 'eva');
    await mother.client.call(setChildPassword, { params: { id: child.uuid }, body: PASSWORD });
    expect(await opened(federation, 'eva')).not.toBe(child.uuid);
    const { client, identities } = await after(federation, child);
    expect(identities).toEqual([]);
    expect(await titles(client)).toContain(UNLINKED);
  });

  test('with a temporary password that a school gives', async ({ federation }) => {
    const { api } = federation;
    const { id, director } = await runSchool(api);
    const student = await personIn(api, id, 'alumno_secundaria', { email: null, level: 3, grade: 1 });
    await linkTo(federation, student, 'rosa');
    await director.client.call(giveTemporaryPassword, { params: { id: student.uuid }, body: { password } });
    expect(await opened(federation, 'rosa')).not.toBe(student.uuid);
  });

  test('with a password that is chosen by a link, whose owner gets an e-mail', async ({ federation }) => {
    const { api } = federation;
    const teacher = await api.member('maestro');
    const email = `${teacher.username}@example.com`;
    await api.app.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, teacher.id));
    await linkTo(federation, teacher, 'luz');
    await api.visitor.call(requestPasswordReset, { body: { email } });
    const token = (await emailsTo(api, email)).flatMap(({ text }) => /#token=([\w-]+)/.exec(text ?? '')?.[1] ?? [])[0];
    await api.visitor.call(resetPassword, { body: { token: token ?? '', ...PASSWORD } });
    expect(await opened(federation, 'luz')).not.toBe(teacher.uuid);
    expect((await after(federation, teacher)).identities).toEqual([]);
    expect((await emailsTo(api, email)).map(({ subject }) => subject)).toContain(UNLINKED);
  });

  test('not with a password that its owner changes, who reads their links on the same page', async ({ federation }) => {
    const teacher = await federation.api.member('maestro');
    await linkTo(federation, teacher, 'memo');
    await teacher.client.call(changePassword, { body: { current_password: LINKING_PASSWORD, ...PASSWORD } });
    expect(await opened(federation, 'memo')).toBe(teacher.uuid);
    expect(await titles(teacher.client)).not.toContain(UNLINKED);
    expect((await after(federation, teacher)).identities).toMatchObject([{ email: 'memo@colegio.mx' }]);
  });
});

test('linking asks for the password of the account', async ({ federation: { api, fire } }) => {
  const member = await api.member('alumno_secundaria');
  await setLinkingPassword(api, member);
  const begin = (current_password: string) =>
    member.client.call(startLink, { params: { provider: fire.settings.name }, body: { current_password } });
  expect(await refusal(begin('guessed'))).toEqual([422, 'VALIDATION_FAILED', ['current_password']]);
  expect(await refusal(begin(''))).toEqual([422, 'VALIDATION_FAILED', ['current_password']]);
  expect(await refusal(begin(LINKING_PASSWORD))).toBe('accepted');
});

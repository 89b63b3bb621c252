import { logout, resumeSession } from '@lia/sdk/accounts/endpoints';
import { finishLink, listIdentities, startFederation, unlinkIdentity } from '@lia/sdk/federation/endpoints';
import { listImports } from '@lia/sdk/imports/endpoints';
import { listUsers, moveUsers } from '@lia/sdk/users/endpoints';
import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, vi } from 'vitest';

import { identities } from '../accounts/identities/tables.ts';
import { users } from '../accounts/tables.ts';
import { secondFactors } from '../secondFactor/tables.ts';
import {
  type Answer,
  comeBack,
  federationTest as test,
  finish,
  setLinkingPassword,
  link,
} from '../testing/federation.ts';
import { add } from '../testing/institutions.ts';
import { emailsTo } from '../testing/mail.ts';
import { refusal } from '../testing/refusal.ts';
import { federationAttempts } from './tables.ts';

const OVER = [401, 'FEDERATION_OVER', []];
const REFUSED = [401, 'FEDERATION_REFUSED', []];

/** The answer with another value of a parameter. */
function withParameter({ query, secret }: Answer, name: string, value: string): Answer {
  const changed = new URLSearchParams(query);
  changed.set(name, value);
  return { query: `?${changed}`, secret };
}

test('a first visit adds an account, which later visits open', async ({ federation }) => {
  const { api, auth } = federation;
  const first = await finish(federation, await comeBack(federation, auth, 'rosa'));
  expect(first.user).toMatchObject({
    from: 'auth0',
    role: ['admin_escuela'],
    school_id: null,
    data: { displayName: 'Rosa b', lastName: 'Núñez', email: 'rosa@colegio.mx' },
    email_verified_at: expect.any(String),
  });
  expect(first.user.data.username).toMatch(/^rosa\.[0-9a-f]{6}$/);
  const again = await finish(federation, await comeBack(federation, auth, 'rosa'));
  expect(again.user.uuid).toBe(first.user.uuid);
  const resumed = await api.visitor.call(resumeSession, { body: { access_token: again.access_token } });
  expect(resumed.user.from).toBe('auth0');
  expect(await api.app.db.$count(identities, eq(identities.subject, 'rosa'))).toBe(1);

  // Without a school it reads nothing.
  const client = api.clientOf(first.access_token);
  expect(await client.call(listUsers, { query: {} })).toEqual([]);
  expect(await client.call(listImports, { query: {} })).toEqual([]);
  for (const path of ['/embeds', '/audit', '/imports']) {
    const { body } = await api.request('GET', path, { token: first.access_token });
    expect({ path, body }).toEqual({ path, body: [] });
  }
  const admin = await api.member('admin');
  const { SchoolId } = await add(admin, { School: 'Colegio Rosales' });
  await admin.client.call(moveUsers, { body: { users: [first.user.uuid], school_id: SchoolId } });
  const readable = await client.call(listUsers, { query: {} });
  expect(readable.map(({ username }) => username)).toEqual([first.user.data.username]);

  // The browser signs out there as well.
  const { url = '' } = await client.call(logout);
  const ending = new URL(url);
  expect(ending.origin).toBe(auth.settings.issuer);
  expect(ending.searchParams.get('post_logout_redirect_uri')).toBe(`${api.origin}/login`);
  const { client: padre } = await api.member('padre');
  expect(await padre.call(logout)).toEqual({ message: 'Sesión finalizada' });
});

test('many first visits at once add one account', async ({ federation }) => {
  const { fire, api } = federation;
  const answers = await Promise.all(['eva', 'eva', 'eva'].map((account) => comeBack(federation, fire, account)));
  const opened = await Promise.all(answers.map((answer) => finish(federation, answer)));
  expect(new Set(opened.map(({ user }) => user.uuid)).size).toBe(1);
  // No role of the specification, so it opens nothing of a school.
  expect(opened[0]?.user).toMatchObject({ from: 'firebase', role: ['school'] });
  const token = opened[0]?.access_token ?? '';
  expect(await api.request('GET', '/usuarios', { token })).toMatchObject({ status: 403 });
});

test('an answer is good once, in the browser that asked, for its own attempt', async ({ federation }) => {
  const { auth, fire, api } = federation;
  const good = await comeBack(federation, auth, 'rosa');
  const other = await comeBack(federation, auth, 'eva');
  const state = (answer: Answer) => new URLSearchParams(answer.query).get('state') ?? '';
  const code = (answer: Answer) => new URLSearchParams(answer.query).get('code') ?? '';

  expect(await refusal(finish(federation, withParameter(good, 'state', 'forged')))).toEqual(OVER);
  expect(await refusal(finish(federation, { ...good, secret: other.secret }))).toEqual(OVER);
  expect(await refusal(finish(federation, { ...good, query: '' }))).toEqual([422, 'VALIDATION_FAILED', ['query']]);
  expect(await refusal(finish(federation, { ...good, query: '?' }))).toEqual(OVER);
  // An attacker who sends a victim their own code has neither the victim's state nor, with that, the right verifier.
  expect(await refusal(finish(federation, withParameter(other, 'code', code(good))))).toEqual(REFUSED);
  const kept = JSON.stringify(await api.app.db.select().from(federationAttempts));
  for (const secret of [state(good), good.secret]) expect(kept).not.toContain(secret);

  const fresh = await comeBack(federation, auth, 'rosa');
  expect((await finish(federation, fresh)).user.data.email).toBe('rosa@colegio.mx');
  expect(await refusal(finish(federation, fresh))).toEqual(OVER);
  const next = await comeBack(federation, auth, 'rosa');
  expect(await refusal(finish(federation, withParameter(next, 'code', code(fresh))))).toEqual(REFUSED);

  const mixed = await comeBack(federation, auth, 'rosa');
  expect(await refusal(finish(federation, withParameter(mixed, 'iss', fire.settings.issuer)))).toEqual(REFUSED);
  const swapped = await comeBack(federation, auth, 'rosa');
  const atOther = await comeBack(federation, fire, 'eva');
  const both = withParameter(withParameter(swapped, 'code', code(atOther)), 'iss', auth.settings.issuer);
  expect(await refusal(finish(federation, both))).toEqual(REFUSED);
  const nonce = await comeBack(federation, auth, 'rosa', ({ searchParams }) => searchParams.set('nonce', 'forged'));
  expect(await refusal(finish(federation, nonce))).toEqual(REFUSED);
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  const pkce = await comeBack(federation, auth, 'rosa', ({ searchParams }) =>
    searchParams.set('code_challenge', challenge),
  );
  expect(await refusal(finish(federation, pkce))).toEqual(REFUSED);

  const late = await comeBack(federation, auth, 'rosa');
  await api.app.db.update(federationAttempts).set({ expiresAt: sql`now() - interval '1 second'` });
  expect(await refusal(finish(federation, late))).toEqual(OVER);
});

test('what a provider refuses is named, at its field where it has one', async ({ federation }) => {
  const { auth } = federation;
  const cancelled = await comeBack(federation, auth, null);
  expect(await refusal(finish(federation, cancelled))).toEqual([401, 'FEDERATION_CANCELLED', []]);
  expect(await refusal(finish(federation, cancelled))).toEqual(OVER);
  for (const [error, expected] of [
    ['login_required', REFUSED],
    ['auth/user-not-found', [422, 'VALIDATION_FAILED', ['displayName']]],
    ['operation-not-allowed', [422, 'VALIDATION_FAILED', ['displayName']]],
    ['weak-password', [422, 'VALIDATION_FAILED', ['password']]],
    ['wrong-password', [422, 'VALIDATION_FAILED', ['password']]],
  ] as const) {
    const answer = withParameter(await comeBack(federation, auth, null), 'error', error);
    expect([error, await refusal(finish(federation, answer))]).toEqual([error, expected]);
  }
  for (const [account, expected] of [
    ['memo', [403, 'EMAIL_UNVERIFIED', []]],
    ['mute', [403, 'EMAIL_UNVERIFIED', []]],
    ['odd', [422, 'VALIDATION_FAILED', ['email']]],
  ] as const) {
    expect(await refusal(finish(federation, await comeBack(federation, auth, account)))).toEqual(expected);
  }
  await expect(federation.api.visitor.call(startFederation, { params: { provider: 'unknown' } })).rejects.toMatchObject(
    { status: 404 },
  );
});

test('an address opens no account: its owner links a provider', async ({ federation }) => {
  const { api, auth, fire } = federation;
  const owner = await api.member('maestro');
  const stranger = await api.member('padre');
  const setOwner = (values: Partial<typeof users.$inferInsert>) =>
    api.app.db.update(users).set(values).where(eq(users.id, owner.id));
  await setOwner({ email: 'LUZ@colegio.mx', emailVerifiedAt: new Date() });
  for (const member of [owner, stranger]) await setLinkingPassword(api, member);
  const taken = [422, 'VALIDATION_FAILED', ['email']];
  for (const provider of [auth, fire]) {
    expect(await refusal(finish(federation, await comeBack(federation, provider, 'luz')))).toEqual(taken);
  }

  const linked = await link(federation, fire, owner, 'luz');
  // Neither another member nor a visitor finishes it, nor is it a way to sign in.
  expect(await refusal(stranger.client.call(finishLink, { body: linked }))).toEqual(OVER);
  expect(await refusal(finish(federation, linked))).toEqual(OVER);
  expect(await owner.client.call(finishLink, { body: linked })).toEqual({
    message: 'Listo, ya puedes entrar con Colegio fire',
  });
  const { user } = await finish(federation, await comeBack(federation, fire, 'luz'));
  expect(user).toMatchObject({ uuid: owner.uuid, role: ['maestro'], from: 'firebase' });
  // The same address at another issuer is another identity.
  expect(await refusal(finish(federation, await comeBack(federation, auth, 'luz')))).toEqual(taken);
  const claimed = await link(federation, fire, stranger, 'luz');
  expect(await refusal(stranger.client.call(finishLink, { body: claimed }))).toEqual([409, 'IDENTITY_TAKEN', []]);

  // A provider stands in for the password, and for no code.
  await api.app.db.insert(secondFactors).values({ userId: owner.id, sealedKey: '', confirmedAt: new Date() });
  const asked = await comeBack(federation, fire, 'luz');
  expect(await refusal(finish(federation, asked))).toEqual([401, 'SECOND_FACTOR_ELSEWHERE', []]);
  await api.app.db.delete(secondFactors).where(eq(secondFactors.userId, owner.id));

  const { data } = await owner.client.call(listIdentities);
  expect(data).toMatchObject([{ provider: 'Colegio fire', email: 'luz@colegio.mx' }]);
  expect((await stranger.client.call(listIdentities)).data).toEqual([]);
  const params = { id: data[0]?.id ?? '' };
  await expect(stranger.client.call(unlinkIdentity, { params })).rejects.toMatchObject({ status: 404 });
  await setOwner({ deletedAt: new Date() });
  const disabled = [422, 'VALIDATION_FAILED', ['displayName']];
  expect(await refusal(finish(federation, await comeBack(federation, fire, 'luz')))).toEqual(disabled);
  await setOwner({ deletedAt: null });
  await owner.client.call(unlinkIdentity, { params });
  expect((await owner.client.call(listIdentities)).data).toEqual([]);
  expect(new Set((await emailsTo(api, 'LUZ@colegio.mx')).map(({ subject }) => subject))).toEqual(
    new Set(['Tu cuenta tiene una nueva forma de entrar', 'Tu cuenta tiene una forma de entrar menos']),
  );
  expect(await refusal(finish(federation, await comeBack(federation, fire, 'luz')))).toEqual(taken);
});

test('a token that is signed by no key of the provider opens nothing', async ({ federation }) => {
  const { api, forger } = federation;
  expect(await refusal(finish(federation, await comeBack(federation, forger, 'eva')))).toEqual(REFUSED);
  expect(await api.app.db.$count(identities, eq(identities.issuer, forger.settings.issuer))).toBe(0);
});

test('a token that has expired opens nothing', async ({ federation }) => {
  const { api, late } = federation;
  expect(await refusal(finish(federation, await comeBack(federation, late, 'eva')))).toEqual(REFUSED);
  expect(await api.app.db.$count(identities, eq(identities.issuer, late.settings.issuer))).toBe(0);
});

test('keys that a provider has changed are read again', async ({ federation }) => {
  const { api, fire } = federation;
  const enter = async () => finish(federation, await comeBack(federation, fire, 'eva'));
  const { user } = await enter();
  fire.serve(api.origin);
  // Keys are not asked for more than once a minute.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect((await enter()).user.uuid).toBe(user.uuid);
});

test('a provider that is away is reported', async ({ federation: { api } }) => {
  const call = api.visitor.call(startFederation, { params: { provider: 'away' } });
  expect(await refusal(call)).toEqual([503, 'SERVICE_UNAVAILABLE', []]);
});

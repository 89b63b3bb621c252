import { randomBytes } from 'node:crypto';

import type { SignedIn } from '@lia/sdk/accounts/schema';
import { federationFields, roleOfKind } from '@lia/sdk/federation/rules';
import type { Attempt, ProviderAnswer } from '@lia/sdk/federation/schema';

import { addIdentity, holderOfIdentity, lockIdentity, removeIdentityIn } from '../accounts/identities/store.ts';
import { notifyOwner } from '../accounts/ownerNotice.ts';
import { hashNoPassword } from '../accounts/passwords.ts';
import { asksForCode } from '../accounts/secondStep.ts';
import { open } from '../accounts/service.ts';
import type { Place } from '../accounts/sessions.ts';
import { confirmedAccount, findPerson } from '../accounts/store.ts';
import { insertUser } from '../people/newUser.ts';
import type { AppContext } from '../platform/appContext.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import { ApiFailure, invalidFields, notFound } from '../platform/errors.ts';
import type { Language } from '../platform/language.ts';
import type { IdentityProvider } from '../platform/config/identityProviders.ts';
import type { Scope } from '../platform/scope.ts';
import { beginAttempt, takeAttempt } from './attempts.ts';
import { addressAt, type Arrived, providerNamed, redeemCode, type Return, verifiedEmail } from './provider.ts';

/** Begins an attempt to sign in, or to link a provider to the account of a user. @throws {ApiFailure} 404, 503 */
export async function begin(app: AppContext, name: string, userId: number | null): Promise<Attempt> {
  const provider = providerNamed(app.config, name);
  const attempt = await beginAttempt(app.db, provider.name, userId);
  const url = await addressAt(app.config, provider, attempt, returnOf(userId));
  return { data: { url, secret: attempt.secret } };
}

const returnOf = (userId: number | null): Return => (userId === null ? '/callback' : '/callback/link');

/** Who signed in at the provider, once for each attempt. @throws {ApiFailure} as `redeemCode` does, 401 `FEDERATION_OVER` */
async function arrive(
  { config, db }: AppContext,
  { query, secret }: ProviderAnswer,
  userId: number | null,
): Promise<{ provider: IdentityProvider; arrived: Arrived }> {
  const answer = new URLSearchParams(query);
  const attempt = await takeAttempt(db, { state: answer.get('state') ?? '', secret, userId });
  if (!attempt) throw new ApiFailure(401, 'FEDERATION_OVER');
  const provider = providerNamed(config, attempt.provider);
  return { provider, arrived: await redeemCode(config, provider, attempt, answer, returnOf(userId)) };
}

/**
 * Opens the session of who signed in at a provider, unless their account has a second factor, which the portal's own sign-in asks for.
 * @throws {ApiFailure} as `redeemCode` does, 401 `FEDERATION_OVER` or `SECOND_FACTOR_ELSEWHERE`
 */
export async function signInByProvider(app: AppContext, answer: ProviderAnswer, place: Place): Promise<SignedIn> {
  const { provider, arrived } = await arrive(app, answer, null);
  const passwordHash = await hashNoPassword(app.config);
  const userId = await inTransaction(app.db, async (tx) => {
    await lockIdentity(tx, arrived);
    return (await holderOfIdentity(tx, arrived)) ?? (await addAccount(tx, provider, arrived, passwordHash));
  });
  if (!(await findPerson(app.db, userId))) throw refusedFor('user-disabled');
  // The provider stands in for the password alone.
  if (await asksForCode(app, userId)) throw new ApiFailure(401, 'SECOND_FACTOR_ELSEWHERE');
  return open(app, userId, place, { provider: provider.name });
}

/** Attempts to find a username that is free. */
const NAMES_TRIED = 5;

/**
 * Adds the account of a first visit, with the role of the provider's kind. An address that another account has confirmed is
 * refused: its owner links the provider from there, so that knowing an address opens no account.
 */
async function addAccount(
  tx: Transaction,
  { kind }: IdentityProvider,
  arrived: Arrived,
  passwordHash: string,
): Promise<number> {
  const email = verifiedEmail(arrived.claims);
  const [local = ''] = email.split('@');
  const { givenName, familyName, name } = arrived.claims;
  const account = {
    email,
    emailVerifiedAt: new Date(),
    passwordHash,
    name: nameIn(givenName) || nameIn(name) || local,
    lastName: nameIn(familyName),
    role: [roleOfKind[kind]],
  };
  for (let tried = 0; tried < NAMES_TRIED; tried += 1) {
    // One after another: each asks whether its name is free.
    // oxlint-disable no-await-in-loop
    if ((await confirmedAccount(tx, email)) !== null) throw refusedFor('email-already-in-use');
    const userId = await insertUser(tx, { ...account, username: usernameOf(local) });
    if (userId !== null) {
      await addIdentity(tx, userId, arrived);
      return userId;
    }
    // oxlint-enable no-await-in-loop
  }
  throw new Error('No username is free for a person');
}

const refusedFor = (code: keyof typeof federationFields): ApiFailure =>
  invalidFields({ [federationFields[code]]: { key: `federation.${code}` } });

/** A name as a provider has it, which may be anything. */
const nameIn = (claim: string | null): string =>
  (claim ?? '')
    .replaceAll(/[^\p{L}\p{M} ,'’.-]/gu, '')
    .trim()
    .slice(0, 150);

/** The beginning of the address, with digits that make it free: `ana.lopez.4f1c20`. */
const usernameOf = (local: string): string =>
  `${local.replaceAll(/[^\w.-]/g, '').slice(0, 20)}.${randomBytes(3).toString('hex')}`;

/** Links who signed in at a provider to the account of a user, who is notified. Answers the label of the provider. @throws {ApiFailure} 409 */
export async function linkProvider(
  app: AppContext,
  answer: ProviderAnswer,
  userId: number,
  language: Language,
): Promise<string> {
  const { provider, arrived } = await arrive(app, answer, userId);
  await inTransaction(app.db, async (tx) => {
    await lockIdentity(tx, arrived);
    const holder = await holderOfIdentity(tx, arrived);
    if (holder !== null && holder !== userId) throw new ApiFailure(409, 'IDENTITY_TAKEN');
    if (holder !== null) return;
    await addIdentity(tx, userId, arrived);
    await notifyOwner(tx, userId, 'identity.linked', language);
  });
  return provider.label;
}

/** Ends what an identity of a scope opens; its owner is notified. @throws {ApiFailure} 404 */
export const unlinkProvider = (db: Database, scope: Scope<'own'>, id: string, language: Language): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await removeIdentityIn(tx, scope, id))) throw notFound();
    await notifyOwner(tx, scope.userId, 'identity.unlinked', language);
  });

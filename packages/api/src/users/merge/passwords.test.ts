import { login } from '@lia/sdk/accounts/endpoints';
import { createUser, mergeUsers, previewMerge } from '@lia/sdk/users/endpoints';
import type { UserMerge } from '@lia/sdk/users/merge';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { hashPassword, noPassword } from '../../accounts/passwords.ts';
import { users } from '../../accounts/tables.ts';
import { type Member, type RunningApi, test } from '../../testing/api.ts';
import { emailsTo } from '../../testing/mail.ts';

type Person = Pick<Member, 'uuid' | 'username'>;

const PASSWORD = 'amapola';

/** A teacher who signs in by a password. */
async function teacher(api: RunningApi): Promise<Member> {
  const person = await api.member('maestro');
  const passwordHash = await hashPassword(api.app.config, PASSWORD);
  await api.app.db.update(users).set({ passwordHash }).where(eq(users.id, person.id));
  return person;
}

/** Merges two accounts, and answers which of them had a password. */
async function merge(api: RunningApi, kept: Person, merged: Person, keep: UserMerge['keep'] = {}) {
  const { client } = await api.member('admin');
  const params = { id: kept.uuid, other: merged.uuid };
  const { version, conflicts, passwords } = await client.call(previewMerge, { params });
  await client.call(mergeUsers, { params, body: { version, keep, confirmed: conflicts } });
  return passwords;
}

const signIn = async ({ visitor }: RunningApi, username: string) =>
  (await visitor.call(login, { body: { username, password: PASSWORD } })).user.uuid;

test('an account that was imported without a password gets that of the one that is merged into it', async ({ api }) => {
  const [imported, merged] = [await api.member('maestro'), await teacher(api)];
  const passwordHash = noPassword(await hashPassword(api.app.config, 'girasol'));
  const email = `${imported.username}@uno.mx`;
  const columns = { passwordHash, email, emailVerifiedAt: new Date() };
  await api.app.db.update(users).set(columns).where(eq(users.id, imported.id));
  expect(await merge(api, imported, merged)).toEqual({ kept: false, merged: true });
  expect(await signIn(api, imported.username)).toBe(imported.uuid);
  const [notice] = await emailsTo(api, email);
  expect(notice?.text).toContain('La contraseña es la que usabas con tu otro usuario.');
});

test('an account keeps its password with the username of one that has none', async ({ api }) => {
  const kept = await teacher(api);
  const { client } = await api.member('admin');
  const body = { name: 'Ana', last_name: 'López', role: ['maestro' as const], email: 'ana.lopez@uno.mx' };
  const invited = (await client.call(createUser, { body })).data;
  const passwords = await merge(api, kept, invited, { username: 'merged' });
  expect(passwords).toEqual({ kept: true, merged: false });
  expect(await signIn(api, invited.username)).toBe(kept.uuid);
});

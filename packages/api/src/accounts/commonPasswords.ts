import { isAdmin, isSchool } from '@lia/sdk/accounts/roles';

import type { Config } from '../platform/config/config.ts';
import { invalidFields } from '../platform/errors.ts';
import { hashPassword } from './passwords.ts';

/** Read with the first password that is set: the list takes a few megabytes. */
let list: Promise<ReadonlySet<string>> | null = null;

/** 49,000 passwords that leaked most often, in lower case and without accents (MIT, from zxcvbn). */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

const plain = (password: string): string => password.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a password is one of those that are tried first by who guesses, in whatever case and with or without accents. */
export async function isCommon(password: string): Promise<boolean> {
  list ??= readList();
  return (await list).has(plain(password));
}

async function refuseCommon(password: string): Promise<void> {
  if (await isCommon(password)) throw invalidFields({ password: { key: 'password.common' } });
}

/**
 * The hash of a temporary password, which an administrator or a school chose for accounts of others.
 * @throws {ApiFailure} 422 at `password` for a common one
 */
export async function hashTemporary(config: Pick<Config, 'passwordCost'>, password: string): Promise<string> {
  await refuseCommon(password);
  return hashPassword(config, password);
}

/**
 * Whether the holder of a new password is to be warned that it is a common one. Accounts of administrators and schools reach
 * other people's data, and are refused it.
 * @throws {ApiFailure} 422 at `password`
 */
export async function checkCommon(password: string, role: readonly string[]): Promise<boolean> {
  if (role.some((one) => isAdmin(one) || isSchool(one))) await refuseCommon(password);
  return isCommon(password);
}

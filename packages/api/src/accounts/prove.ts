import { ApiFailure } from '../platform/errors.ts';
import type { AppContext } from '../platform/appContext.ts';
import { isPassword } from './passwords.ts';
import { identify } from './service.ts';
import { findByUsername, type Person } from './store.ts';

/** Credentials in a public form, of an account that the visitor may own. */
export interface Claim {
  username: string;
  email: string;
  password: string;
}

/** Whether an account has this address, compared as the unique index compares. */
export const hasEmail = (person: Pick<Person, 'email'>, email: string): boolean =>
  person.email?.toLowerCase() === email.toLowerCase();

/**
 * The person who fills in a public form, where they have an account and prove it: by its username, its e-mail address
 * and its password together. It has the limits of the sign-in, counted separately: guesses at a form lock no one out
 * of the sign-in. Null where the proof fails, and `unknown` where no account has the username. A form answers null like any
 * taken username, so a stranger learns nothing by it.
 */
export async function prove(app: AppContext, claim: Claim, address: string): Promise<Person | null | 'unknown'> {
  const person = await findByUsername(app.db, claim.username);
  if (!person) return 'unknown';
  if (!hasEmail(person, claim.email)) {
    // Takes as long, so that timing does not disclose whether a username and an address belong together.
    await isPassword(claim.password, person.passwordHash);
    return null;
  }
  try {
    return await identify(app, claim, address, 'proof');
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}

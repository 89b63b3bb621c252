import { ApiFailure } from '../platform/errors.ts';
import type { AppContext } from '../platform/appContext.ts';
import { isPassword } from './passwords.ts';
import { identify } from './service.ts';
import { findByUsername, type Person } from './store.ts';

/** What somebody types into a public form about an account, which may be theirs. */
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
 * and its password together. It has the limits of the sign-in, counted apart: guesses at a form keep nobody from signing
 * in. Null for who proves less, and `nobody` where no account has the username. A form answers null as it answers any name that is taken, so a stranger learns nothing by it.
 */
export async function prove(app: AppContext, claim: Claim, address: string): Promise<Person | null | 'nobody'> {
  const person = await findByUsername(app.db, claim.username);
  if (!person) return 'nobody';
  if (!hasEmail(person, claim.email)) {
    // Takes as long: that a username and an address belong together is nobody's business.
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

import type { Destination } from '@lia/sdk/destinations/rules';

import { lacksConsent } from '../guardians/awaitedGuardian.ts';
import type { AppContext, Session } from '../platform/appContext.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import { findPerson } from '../accounts/store.ts';
import { issueToken } from './tokens.ts';

/** What stands in the query of an address besides the token. */
type Query = Readonly<Record<string, string>>;

/**
 * The address at which a member enters a destination. The token stands last: the portal appends a suffix to the address of the
 * community.
 * @throws {ApiFailure} 403 to a student for whom no one answers yet, 404 where it is not configured
 */
export async function addressOf(
  app: AppContext,
  destination: Destination,
  { userId }: Session,
  courseId?: number,
): Promise<string> {
  const site = found(app.config.destinations[destination]);
  if (await lacksConsent(app.db, userId)) throw new ApiFailure(403, 'GUARDIAN_NEEDED');
  const token = await issueToken(app, site.secret, { destination, userId, courseId });
  const query: Query = {
    ...(courseId !== undefined && { course_id: String(courseId) }),
    ...(destination === 'plus' && { sso: await ssoOf(app, userId) }),
    [destination === 'games' ? 'jwt' : 'token']: token,
  };
  const address = new URL(site.url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

/** What LIA Plus has always been sent (document 1 section 7); anyone could write it, so it proves nothing. */
async function ssoOf({ db }: AppContext, userId: number): Promise<string> {
  const person = await findPerson(db, userId);
  if (!person) throw new ApiFailure(401, 'SESSION_INVALID');
  return Buffer.from(`${person.username}|${person.uuid}`).toString('base64');
}

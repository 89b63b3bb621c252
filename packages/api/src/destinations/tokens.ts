import { createHash, timingSafeEqual } from 'node:crypto';

import { type Destination, DESTINATION_TOKEN_SECONDS } from '@lia/sdk/destinations/rules';
import type { Arrival, Redemption } from '@lia/sdk/destinations/schema';
import { UUID } from '@lia/sdk/validation/fields';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';

import { findPerson } from '../accounts/store.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { Database } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { destinationTokens } from './tables.ts';

const ALGORITHM = 'HS256';
const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret);

interface Visit {
  destination: Destination;
  userId: number;
  courseId?: number | undefined;
}

/**
 * A JWT for one visit of a member to a destination, signed with that destination's secret (decision 71). It names neither the
 * member nor their session.
 */
export async function issueToken(
  { config, db }: AppContext,
  secret: string,
  { destination, userId, courseId }: Visit,
): Promise<string> {
  const [row] = await db
    .insert(destinationTokens)
    .values({
      destination,
      userId,
      courseId: courseId ?? null,
      expiresAt: sql`now() + make_interval(secs => ${DESTINATION_TOKEN_SECONDS})`,
    })
    .returning({ id: destinationTokens.id });
  if (!row) throw new Error('The token got no row');
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(config.publicUrl)
    .setAudience(destination)
    .setJti(row.id)
    .setIssuedAt()
    .setExpirationTime(`${DESTINATION_TOKEN_SECONDS}s`)
    .sign(keyOf(secret));
}

/**
 * Who arrived at a destination with a token, which is worthless from now on.
 * @throws {ApiFailure} 401 `DESTINATION_REFUSED` where the secret is not that destination's, or the token is used, expired, forged,
 * or of another destination.
 */
export async function redeem(app: AppContext, { destination, secret, token }: Redemption): Promise<Arrival> {
  const site = app.config.destinations[destination];
  if (!site || !isSame(site.secret, secret)) throw refused();
  const id = await verified(app, site.secret, destination, token);
  const [used] = await app.db
    .delete(destinationTokens)
    .where(
      and(
        eq(destinationTokens.id, id),
        eq(destinationTokens.destination, destination),
        gt(destinationTokens.expiresAt, sql`now()`),
      ),
    )
    .returning({ userId: destinationTokens.userId, courseId: destinationTokens.courseId });
  const person = used && (await findPerson(app.db, used.userId));
  if (!person) throw refused();
  const { uuid, username, name, role } = person;
  return { data: { uuid, username, displayName: name, role, course_id: used.courseId } };
}

/** The id of a token that was signed for this destination. */
async function verified({ config }: AppContext, secret: string, audience: Destination, token: string): Promise<string> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      issuer: config.publicUrl,
      audience,
      requiredClaims: ['jti', 'exp'],
    });
    if (payload.jti && UUID.test(payload.jti)) return payload.jti;
  } catch {
    // Whatever is wrong with it, the destination is not to know.
  }
  throw refused();
}

const refused = (): ApiFailure => new ApiFailure(401, 'DESTINATION_REFUSED');

/** Compared as hashes, so that neither timing nor length discloses the secret. */
const isSame = (secret: string, given: string): boolean => timingSafeEqual(hashOf(secret), hashOf(given));
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Deletes tokens that were not redeemed. */
export async function sweepTokens(db: Database): Promise<void> {
  await db.delete(destinationTokens).where(lt(destinationTokens.expiresAt, sql`now()`));
}

import { may } from '@lia/sdk/accounts/permissions';
import type { FastifyRequest } from 'fastify';

import type { BoundRoute } from './binding.ts';
import { ApiFailure } from './errors.ts';
import type { House, Session } from './house.ts';
import { countAttempt } from './limits.ts';
import { networkOf } from './network.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Decides at the door, from the headers alone, whether a call comes in, and as whom.
 * A public call is open to everyone: a token that no longer holds makes its bearer a visitor.
 * @throws {ApiFailure} 401, 403, 413 or 429.
 */
export async function admit(
  house: House,
  route: string,
  { permission, limit, files }: Pick<BoundRoute, 'permission' | 'limit' | 'files'>,
  request: FastifyRequest,
): Promise<Session | null> {
  const token = bearerToken(request);
  let session: Session | null = null;
  if (permission !== 'anyone') {
    if (token === null) throw new ApiFailure(401, 'UNAUTHENTICATED');
    session = await house.sessionOf(token);
    if (!may({ role: session.role }, permission)) throw new ApiFailure(403, 'FORBIDDEN');
  } else if (token !== null) {
    session = await house.sessionOf(token).catch(visitor);
  }
  if (limit && house.config.rateLimits) await countAttempt(house.db, `${route}:${networkOf(request.ip)}`, limit);
  // Fields and boundaries take less than a megabyte; the files themselves are counted while they come in.
  const announced = Number(request.headers['content-length'] ?? 0);
  if (files && announced > (files.maxMegabytes * (files.most ?? 1) + 1) * MEGABYTE)
    throw new ApiFailure(413, 'PAYLOAD_TOO_LARGE');
  return session;
}

function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  return /^Bearer +([\w.~+/=-]{1,4096})$/i.exec(header)?.[1] ?? '';
}

function visitor(error: unknown): null {
  if (error instanceof ApiFailure && error.status === 401) return null;
  throw error;
}

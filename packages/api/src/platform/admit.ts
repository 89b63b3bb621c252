import { may } from '@lia/sdk/accounts/permissions';
import { largestMegabytes } from '@lia/sdk/files/rules';
import type { FastifyRequest } from 'fastify';

import type { BoundRoute } from './binding.ts';
import { ApiFailure } from './errors.ts';
import type { AppContext, Session } from './appContext.ts';
import { countAmount, countAttempt, networkOf } from './limits.ts';
import { assertRoom } from './space.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** Kilobytes of uploads that the visitors of one network may send: a whole school registers its teachers behind one address. */
const UPLOADS_OF_VISITORS = { times: 300 * 1024, seconds: 3600 };

/** Kilobytes of uploads that one person may send: four times the largest call, that of an activity with its videos. */
const UPLOADS_OF_PERSON = { times: 4096 * 1024, seconds: 3600 };

/**
 * Decides from the headers alone, before parsing, whether a call is admitted, and as which user.
 * A public call is open to everyone: a token that no longer holds makes its bearer a visitor.
 * @throws {ApiFailure} 401, 403, 413, 429, or 507 where the disk has no room for what the call writes.
 */
export async function admit(
  app: AppContext,
  route: string,
  { permission, limit, files, inViews = false }: Pick<BoundRoute, 'permission' | 'limit' | 'files' | 'inViews'>,
  request: FastifyRequest,
): Promise<Session | null> {
  const token = bearerToken(request);
  let session: Session | null = null;
  if (permission !== 'anyone') {
    if (token === null) throw new ApiFailure(401, 'UNAUTHENTICATED');
    session = await app.sessionOf(token);
  } else if (token !== null) {
    session = await app.sessionOf(token).catch(visitor);
  }
  const uploads = files !== undefined && request.headers['content-type']?.startsWith('multipart/') === true;
  const changes = request.method !== 'GET' && request.method !== 'HEAD';
  // What an administrator looks at as another user stays as it is.
  if (session?.viewerId !== undefined && changes && !inViews) throw new ApiFailure(403, 'VIEW_READ_ONLY');
  if (!may(session, permission)) throw new ApiFailure(403, 'FORBIDDEN');
  // Fields and boundaries take less than a megabyte; the files themselves are counted while they come in.
  const most = files ? (largestMegabytes(files) * (files.most ?? 1) + 1) * MEGABYTE : 0;
  const announced = Number(request.headers['content-length'] ?? most);
  if (changes) await assertRoom(app.config, uploads ? Math.min(announced, most) : undefined);
  const network = networkOf(request.ip);
  // A school's people share an address: who has to be signed in is counted alone, who may be a visitor with their network.
  const by = session && permission !== 'anyone' ? `user:${session.userId}` : network;
  if (limit && app.config.rateLimits) await countAttempt(app.db, `${route}:${by}`, limit);
  if (!files) return session;
  if (announced > most) throw new ApiFailure(413, 'PAYLOAD_TOO_LARGE');
  if (uploads && app.config.rateLimits) {
    const kilobytes = Math.ceil(announced / KILOBYTE);
    await (session
      ? countAmount(app.db, `uploads:user:${session.userId}`, UPLOADS_OF_PERSON, kilobytes)
      : countAmount(app.db, `uploads:${network}`, UPLOADS_OF_VISITORS, kilobytes));
  }
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

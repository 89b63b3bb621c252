import { HOUR_MS } from '@lia/sdk/calendar/durations';
import { ADDRESS_HOURS, type Quality, qualities } from '@lia/sdk/media/rules';
import type { MediaAddress } from '@lia/sdk/media/schema';
import { UUID } from '@lia/sdk/validation/fields';
import { and, eq } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';

import { signToken } from '../accounts/sessions.ts';
import type { AppContext, Session } from '../platform/appContext.ts';
import type { Database } from '../platform/database.ts';
import { ApiFailure, found, notFound } from '../platform/errors.ts';
import type { StoredFile } from '../platform/files.ts';
import type { ApiModule } from '../platform/module.ts';
import { deriveKey } from '../platform/secret.ts';
import { API_ROOT } from '../platform/serve.ts';
import { storedFileColumns, storedFiles } from '../platform/tables.ts';
import { allowed } from './owner.ts';
import { media, mediaRenditions } from './tables.ts';

const ALGORITHM = 'HS256';
const addressKey = (secret: Uint8Array) => deriveKey(secret, 'addresses of media');

/** A file that is played, and the tag by which a player notices that it is another one. */
export type PlayedFile = StoredFile & { tag: string };

interface Playing {
  db: Database;
  session: Session;
  modules: readonly ApiModule[];
}

/** The file of media in a quality, for a session that plays it. @throws {ApiFailure} 404 */
async function fileOf({ db, session, modules }: Playing, id: string, quality: Quality): Promise<PlayedFile> {
  const columns = {
    ...storedFileColumns,
    tag: storedFiles.sha256,
  };
  const mine = and(eq(media.id, id), allowed(modules, 'plays', session));
  const [file] =
    quality === 'original'
      ? await db.select(columns).from(media).innerJoin(storedFiles, eq(storedFiles.id, media.fileId)).where(mine)
      : await db
          .select(columns)
          .from(media)
          .innerJoin(mediaRenditions, and(eq(mediaRenditions.mediaId, media.id), eq(mediaRenditions.name, quality)))
          .innerJoin(storedFiles, eq(storedFiles.id, mediaRenditions.fileId))
          .where(mine);
  return found(file);
}

/**
 * An address of the bytes for elements that send no header. It names the session, which is asked again with each range, and whether it
 * still plays the media: an address that leaks ends with the session. @throws {ApiFailure} 404
 */
export async function addressOf(
  app: Pick<AppContext, 'secret'>,
  playing: Playing,
  id: string,
  quality: Quality,
): Promise<MediaAddress> {
  await fileOf(playing, id, quality);
  const { session } = playing;
  const latest = Math.min(Date.now() + ADDRESS_HOURS * HOUR_MS, Date.parse(session.expiresAt));
  const expires = new Date(Math.floor(latest / 1000) * 1000);
  const token = await new SignJWT({ media: id, quality, uuid: session.uuid, view: session.viewerId !== undefined })
    .setProtectedHeader({ alg: ALGORITHM })
    .setJti(session.id)
    .setExpirationTime(expires)
    .sign(addressKey(app.secret));
  return { url: `${API_ROOT}/media/bytes/${token}`, expires_at: expires.toISOString() };
}

/** The file behind an address. @throws {ApiFailure} 404, for whatever reason */
export async function fileAt(
  { db, secret, sessionOf, modules }: Pick<AppContext, 'db' | 'secret' | 'sessionOf' | 'modules'>,
  token: string,
): Promise<PlayedFile> {
  const signed = await jwtVerify(token, addressKey(secret), { algorithms: [ALGORITHM] }).catch(() => null);
  if (!signed) throw notFound();
  const { jti = '', exp = 0, media: id, quality: given, uuid, view } = signed.payload;
  const quality = qualities.find((one) => one === given);
  if (!quality || typeof id !== 'string' || !UUID.test(id) || typeof uuid !== 'string') throw notFound();
  const bearer = await signToken(secret, { id: jti, uuid, expires: new Date(exp * 1000), isView: view === true });
  const session = await sessionOf(bearer).catch((error: unknown) => {
    throw error instanceof ApiFailure ? notFound() : error;
  });
  return fileOf({ db, session, modules }, id, quality);
}

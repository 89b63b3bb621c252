import { randomBytes } from 'node:crypto';

import { beginUploadFor, sendPiece } from '@lia/api/src/testing/uploads.ts';
import { login } from '@lia/sdk/accounts/endpoints';
import { createClient } from '@lia/sdk/http/client';
import { mediaFileRule } from '@lia/sdk/media/rules';
import { UPLOAD_CHUNK_BYTES } from '@lia/sdk/uploads/rules';

import { untilIdle } from './imports.ts';
import { measureUse, type ProcessUse } from './processUse.ts';
import { ADMIN, type Product } from './product.ts';
import { MP4 } from './uploads.ts';

/** Videos that are uploaded at once, and what the server used meanwhile. */
export interface LargeUploadResult extends ProcessUse {
  files: number;
  megabytes: number;
  seconds: number;
}

const FILES = 4;
const MEGABYTES = Math.max(...mediaFileRule.kinds.map(({ maxMegabytes }) => maxMegabytes));
const CREATED = 201;
const STORED = 204;

/** Four videos of the largest size at once, in the pieces that the portal sends. @throws {Error} where one of them is refused */
export async function timeLargeUploads({ origin, pid }: Product): Promise<LargeUploadResult> {
  const baseUrl = `${origin}/api/api`;
  const tokenOf = async (username: string): Promise<string> =>
    (await createClient({ baseUrl }).call(login, { body: { username, password: ADMIN.password } })).access_token;
  const [admin, token] = [await tokenOf('admin'), await tokenOf('maestro')];
  await untilIdle(createClient({ baseUrl, token: () => admin }));

  const use = await measureUse(pid);
  const start = performance.now();
  await Promise.all(Array.from({ length: FILES }, (_, n) => upload({ origin, token }, `clase ${n}.mp4`)));
  const seconds = (performance.now() - start) / 1000;
  return { ...(await use()), seconds, files: FILES, megabytes: MEGABYTES };
}

/** Every piece has bytes of its own, and none of them is kept here. */
async function upload(sender: { origin: string; token: string }, name: string): Promise<void> {
  const size = MEGABYTES * 1024 * 1024;
  const begun = await beginUploadFor(sender, { purpose: 'resource', rowId: null }, name, size);
  const path = begun.headers.get('location');
  if (begun.status !== CREATED || path === null) throw new Error(`${name}: ${begun.status} ${begun.text}`);
  for (let offset = 0; offset < size; offset += UPLOAD_CHUNK_BYTES) {
    const piece = randomBytes(Math.min(UPLOAD_CHUNK_BYTES, size - offset));
    if (offset === 0) MP4.copy(piece);
    const { status, text } = await sendPiece(sender, path, offset, piece);
    if (status !== STORED) throw new Error(`${name} at ${offset}: ${status} ${text}`);
  }
}

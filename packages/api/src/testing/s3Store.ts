import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import S3rver from 's3rver';
import { onTestFinished } from 'vitest';

import type { S3Config } from '../platform/config/s3.ts';
import { freePort } from './freePort.ts';

type UploadStep = 'begin' | `part ${string}` | 'complete' | 'abort';

/** What a request is in an upload in parts; null for every other one. */
function uploadStep({ method, url = '' }: IncomingMessage): UploadStep | null {
  const { searchParams } = new URL(url, 'http://store');
  if (searchParams.has('uploads')) return 'begin';
  if (!searchParams.has('uploadId')) return null;
  const part = searchParams.get('partNumber');
  if (part !== null) return `part ${part}`;
  return method === 'DELETE' ? 'abort' : 'complete';
}

/**
 * A store of our own that speaks S3, how it is reached, and what lies in its bucket. `steps` are those of uploads that it
 * was asked for; each that is in `failing` is answered 503 or by a lost connection once its bytes are there.
 */
export async function startS3Store() {
  const folder = await mkdtemp(join(tmpdir(), 'lia-s3-'));
  const port = await freePort();
  const store = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'lia', configs: [] }],
  });
  const steps: UploadStep[] = [];
  const failing = new Map<UploadStep, 'refused' | 'dropped'>();
  store.middleware.unshift(async (context, next) => {
    const step = uploadStep(context.req);
    if (step) steps.push(step);
    const failure = step && failing.get(step);
    if (!failure) return next();
    context.req.resume();
    await once(context.req, 'end');
    if (failure === 'refused') {
      context.status = 503;
    } else {
      context.respond = false;
      context.req.socket.destroy();
    }
  });
  await store.run();
  onTestFinished(() => rm(folder, { recursive: true }));
  const endpoint = `http://127.0.0.1:${port}`;
  const s3: S3Config = {
    endpoint,
    publicEndpoint: endpoint,
    region: 'us-east-1',
    bucket: 'lia',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    pathStyle: true,
  };
  const objects = async () => (await readdir(join(folder, 'lia'))).filter((it) => it.endsWith('_object'));
  return {
    s3,
    objects,
    steps,
    failing,
    close: () => {
      const closed = store.close();
      store.httpServer.closeAllConnections();
      return closed;
    },
  };
}

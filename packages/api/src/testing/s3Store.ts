import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import S3rver from 's3rver';
import { onTestFinished } from 'vitest';

import type { S3Config } from '../platform/config.ts';
import { freePort } from './freePort.ts';

/** A store of our own that speaks S3, how it is reached, and what lies in its bucket. */
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
    close: () => {
      const closed = store.close();
      store.httpServer.closeAllConnections();
      return closed;
    },
  };
}

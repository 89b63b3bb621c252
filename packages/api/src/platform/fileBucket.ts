import { S3mini } from 's3mini';

import type { S3Config } from './config.ts';
import { asAttachment, Download, type FileStore, FileStoreError, LostFileError } from './files.ts';

/** For how many seconds an address of a file works: long enough to follow it, too short to pass it on. */
const SIGNED_SECONDS = 60;

/** Where a bucket is: in the path, or before the host's name. */
export function bucketUrl(endpoint: string, { bucket, pathStyle }: Pick<S3Config, 'bucket' | 'pathStyle'>): URL {
  const url = new URL(endpoint);
  if (pathStyle) url.pathname = `${url.pathname.replace(/\/$/, '')}/${bucket}`;
  else url.hostname = `${bucket}.${url.hostname}`;
  return url;
}

/** A client of the bucket at one of the store's addresses. */
export const bucketClient = (endpoint: string, config: S3Config): S3mini =>
  new S3mini({
    endpoint: bucketUrl(endpoint, config).href,
    region: config.region,
    accessKeyId: config.accessKeyId,
    secretAccessKey: config.secretAccessKey,
    requestAbortTimeout: 60_000,
  });

/** Files in a bucket of an S3-compatible store, which all servers share. Downloads lead to its own signed addresses. */
export function openFileBucket(config: S3Config): FileStore {
  const client = bucketClient(config.endpoint, config);
  // What is signed names the host, so it is signed for the address that browsers use.
  const signer = bucketClient(config.publicEndpoint, config);

  return {
    async write(storageKey, bytes) {
      const source = bytes[Symbol.asyncIterator]();
      const failures: unknown[] = [];
      const stream = new ReadableStream<Buffer>({
        async pull(controller) {
          try {
            const next = await source.next();
            if (next.done === true) controller.close();
            else controller.enqueue(next.value);
          } catch (error) {
            failures.push(error);
            throw error;
          }
        },
        async cancel() {
          await source.return?.();
        },
      });
      try {
        // In parts, of which the store keeps none when the last one does not come.
        await reach(client.putAnyObject(storageKey, stream));
      } catch (error) {
        throw failures[0] ?? error;
      }
    },

    async download(file) {
      const size = await reach(sizeOf(client, file.storageKey));
      if (size !== file.size) throw new LostFileError(file.storageKey);
      const address = await signer.getPresignedUrl('GET', file.storageKey, SIGNED_SECONDS, {
        'response-content-disposition': asAttachment(file.name),
        'response-content-type': file.type,
      });
      return new Download(file, new URL(address));
    },

    async discard(storageKey) {
      await reach(client.deleteObject(storageKey));
    },
  };
}

/** In bytes; null where there is no such object. */
async function sizeOf(client: S3mini, storageKey: string): Promise<number | null> {
  return (await client.objectExists(storageKey)) ? client.getContentLength(storageKey) : null;
}

/** @throws {FileStoreError} where the store cannot be reached, or refuses us. */
async function reach<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new FileStoreError(error);
  }
}

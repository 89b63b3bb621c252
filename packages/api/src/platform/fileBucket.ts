import { Readable } from 'node:stream';

import { S3mini, type UploadPart } from 's3mini';

import type { S3Config } from './config/s3.ts';
import {
  asAttachment,
  type ByteRange,
  Download,
  type FileStore,
  FileStoreError,
  LostFileError,
  type StoredFile,
} from './files.ts';

/** For how many seconds an address of a file works: long enough to follow it, too short to pass it on. */
const SIGNED_SECONDS = 60;

/** How much of a file that is streamed is in memory at once. */
const RANGE_BYTES = 4 * 1024 * 1024;

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
      const uploadId = await reach(client.getMultipartUploadId(storageKey));
      try {
        const parts: UploadPart[] = [];
        // One after another: s3mini uploads parts side by side, and one that fails after the others were given up is a
        // rejection that nothing handles, which ends the process.
        for await (const part of inParts(bytes, client.minPartSize)) {
          parts.push(await reach(client.uploadPart(storageKey, uploadId, part, parts.length + 1)));
        }
        await reach(client.completeMultipartUpload(storageKey, uploadId, parts));
      } catch (error) {
        // Stores charge for parts until they are dropped; where that fails, a lifecycle rule of the bucket drops them.
        await client.abortMultipartUpload(storageKey, uploadId).catch(() => {});
        throw error;
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

    async stream(file) {
      if ((await reach(sizeOf(client, file.storageKey))) !== file.size) throw new LostFileError(file.storageKey);
      return Readable.from(inRanges(client, file), { objectMode: false });
    },

    async part(file, range) {
      if ((await reach(sizeOf(client, file.storageKey))) !== file.size) throw new LostFileError(file.storageKey);
      return Readable.from(inRanges(client, file, range), { objectMode: false });
    },

    async read({ storageKey, size }) {
      const bytes = await reach(client.getObjectArrayBuffer(storageKey));
      if (bytes?.byteLength !== size) throw new LostFileError(storageKey);
      return Buffer.from(bytes);
    },

    async discard(storageKey) {
      await reach(client.deleteObject(storageKey));
    },
  };
}

/** A request for each range: none of them stays open while a slow reader takes what it answered. */
async function* inRanges(
  client: S3mini,
  { storageKey, size }: Pick<StoredFile, 'storageKey' | 'size'>,
  { first, last }: ByteRange = { first: 0, last: size - 1 },
): AsyncGenerator<Buffer> {
  for (let start = first; start <= last; start += RANGE_BYTES) {
    const end = Math.min(start + RANGE_BYTES, last + 1);
    const answer = await reach(client.getObjectRaw(storageKey, false, start, end));
    const bytes = Buffer.from(await reach(answer.arrayBuffer()));
    if (bytes.length !== end - start) throw new LostFileError(storageKey);
    yield bytes;
  }
}

/** Cuts bytes into parts of one size, but for the last; no bytes are one empty part. */
async function* inParts(bytes: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    let rest = chunk;
    while (length + rest.length >= size) {
      yield Buffer.concat([...waiting, rest.subarray(0, size - length)]);
      rest = rest.subarray(size - length);
      waiting = [];
      length = 0;
    }
    waiting.push(rest);
    length += rest.length;
  }
  yield Buffer.concat(waiting);
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

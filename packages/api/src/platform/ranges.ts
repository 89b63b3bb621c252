import { Readable } from 'node:stream';

import { type ByteRange, Download, type FileStore, type StoredFile } from './files.ts';

/**
 * What is sent of a range without an end. Players read ahead a little and then stop reading, or seek elsewhere: what was sent by then, and
 * waits in the buffers of the network, is paid for and never played. A player that wants more asks for what follows.
 */
const OPEN_BYTES = 1024 * 1024;

/**
 * The part of a file that a `Range` header asks for (RFC 9110 section 14): null for all of it, where it names no single range of bytes
 * that we understand; `unsatisfiable` where it begins behind the end. A server may answer with less than was asked for (section 15.3.7).
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const count = Number(to);
    return count === 0 || size === 0 ? 'unsatisfiable' : { first: Math.max(0, size - count), last: size - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return null;
  if (first >= size) return 'unsatisfiable';
  return { first, last: Math.min(to === '' ? first + OPEN_BYTES - 1 : Number(to), size - 1) };
}

interface RangeHeaders {
  range?: string | undefined;
  'if-range'?: string | string[] | undefined;
}

/**
 * A file as the answer to a request that may ask for a part of it, which is all that is read from the store. `tag` names the file's
 * bytes: a player that has a part of another file gets all of it. It is shown, in a sandbox, from a folder and from a bucket alike.
 */
export async function rangeOf(
  files: FileStore,
  file: StoredFile,
  tag: string,
  { range, 'if-range': ifRange }: RangeHeaders,
): Promise<Download> {
  const { size: of } = file;
  const etag = `"${tag.slice(0, 32)}"`;
  const asked = ifRange === undefined || ifRange === etag ? readByteRange(range, of) : null;
  if (asked === 'unsatisfiable')
    return new Download({ ...file, size: 0 }, Readable.from([])).shown().ranged(etag, { none: true, of });
  const sent = asked ?? { first: 0, last: of - 1 };
  const bytes = await files.part(file, sent);
  const download = new Download({ ...file, size: sent.last - sent.first + 1 }, bytes).shown();
  return download.ranged(etag, asked && { ...asked, of });
}

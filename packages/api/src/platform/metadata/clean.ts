import type { FileKind } from '@lia/sdk/files/rules';

import { cleanJpeg } from './jpeg.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

/** By the extension that `file-type` reads from the bytes. */
const cleaners = new Map<string, (picture: Buffer) => Buffer>([
  ['jpg', cleanJpeg],
  ['png', cleanPng],
  ['webp', cleanWebp],
]);

/** How the bytes of such pictures begin. */
const PICTURE = /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP)/s;
const LONGEST_SIGNATURE = 12;

/** Whether a file of a kind, of which these are the first bytes, may be a picture whose metadata is removed. */
export const mayBePicture = ({ extensions }: FileKind, head: Buffer): boolean =>
  extensions.some((one) => cleaners.has(one)) &&
  (head.length < LONGEST_SIGNATURE || PICTURE.test(head.toString('latin1', 0, LONGEST_SIGNATURE)));

/**
 * A picture without what a camera writes beside its pixels: the place and the time it was taken, the phone, a thumbnail, texts. Its
 * orientation and colours stay. A file of another type is returned as it is.
 */
export const withoutMetadata = (file: Buffer, extension: string): Buffer => cleaners.get(extension)?.(file) ?? file;

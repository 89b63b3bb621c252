import { crc32 } from 'node:zlib';

import { exifOf, orientationOf } from './exif.ts';
import { KeptBytes } from './keptBytes.ts';

const SIGNATURE = 8;
/** Length, type and checksum of a chunk. */
const FRAME = 12;

/** Chunks that need not be there, and change how a picture is drawn. */
const DRAWN = new Set('tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '));

/** A PNG cannot be drawn without the chunks whose type begins with a capital. */
const isCritical = (type: string): boolean => /^[A-Z]/.test(type);

/** A PNG with what it is drawn from and its orientation. What follows its end goes as well. */
export function cleanPng(png: Buffer): Buffer {
  const kept = new KeptBytes(png.length + 64);
  kept.add(png.subarray(0, SIGNATURE));
  let oriented = false;
  let at = SIGNATURE;
  while (at + FRAME <= png.length) {
    const end = at + FRAME + png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    if (isCritical(type) || DRAWN.has(type)) {
      kept.add(png.subarray(at, end));
    } else if (type === 'eXIf' && !oriented) {
      oriented = true;
      const orientation = orientationOf(png.subarray(at + 8, end - 4));
      if (orientation !== 1) kept.add(chunk(type, exifOf(orientation)));
    }
    if (type === 'IEND') break;
    at = end;
  }
  return kept.bytes;
}

function chunk(type: string, data: Buffer): Buffer {
  const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
  bytes.writeUInt32BE(data.length);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
  return bytes;
}

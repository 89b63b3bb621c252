import { exifOf, orientationOf } from './exif.ts';
import { KeptBytes } from './keptBytes.ts';

/** `RIFF`, the length of all that follows, and `WEBP`. */
const HEADER = 12;
const FRAME = 8;
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;
const EXIF = 'Exif\0\0';

const DRAWN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** A WebP with what it is drawn from and its orientation. What follows its end goes as well. */
export function cleanWebp(webp: Buffer): Buffer {
  const length = Math.min(webp.length, FRAME + webp.readUInt32LE(4));
  const kept = new KeptBytes(webp.length + 64);
  kept.add(webp.subarray(0, HEADER));
  let orientation = 1;
  let flags: number | null = null;
  let at = HEADER;
  while (at + FRAME <= length) {
    const size = webp.readUInt32LE(at + 4);
    // Chunks begin at even places.
    const end = at + FRAME + size + (size % 2);
    const type = webp.toString('latin1', at, at + 4);
    if (type === 'VP8X') flags ??= kept.bytes.length + FRAME;
    if (DRAWN.has(type)) kept.add(webp.subarray(at, Math.min(end, length)));
    else if (type === 'EXIF') orientation = orientationOf(tiffOf(webp.subarray(at + FRAME, end)));
    at = end;
  }
  if (flags === null || flags >= kept.bytes.length) orientation = 1;
  else {
    kept.bytes.writeUInt8(kept.bytes.readUInt8(flags) & ~(HAS_EXIF | HAS_XMP), flags);
    if (orientation !== 1) {
      kept.bytes.writeUInt8(kept.bytes.readUInt8(flags) | HAS_EXIF, flags);
      kept.add(chunk('EXIF', exifOf(orientation)));
    }
  }
  kept.bytes.writeUInt32LE(kept.bytes.length - FRAME, 4);
  return kept.bytes;
}

/** Some programs write Exif as it stands in a JPEG. */
const tiffOf = (exif: Buffer): Buffer =>
  exif.toString('latin1', 0, EXIF.length) === EXIF ? exif.subarray(EXIF.length) : exif;

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(FRAME);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data]);
}

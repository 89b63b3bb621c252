import { exifOf, orientationOf } from './exif.ts';
import { KeptBytes } from './keptBytes.ts';

const MARKER = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const APP1 = 0xe1;
const COMMENT = 0xfe;
const EXIF = 'Exif\0\0';

/** What of applications changes how a picture is drawn: its density, its colours, and how they are encoded. */
const DRAWN = new Map([
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);

/** Markers that no segment follows. */
const standsAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= START);
const isOfApplication = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;

/**
 * A JPEG with what it is drawn from and its orientation. What follows its end goes as well: phones put a video, or a second picture with
 * its own place, there.
 */
export function cleanJpeg(jpeg: Buffer): Buffer {
  const kept = new KeptBytes(jpeg.length + 64);
  kept.add(Buffer.from([MARKER, START]));
  let oriented = false;
  let at = 2;
  for (;;) {
    // Decoders too pass over what stands before a marker.
    at = jpeg.indexOf(MARKER, at);
    const marker = at === -1 ? undefined : jpeg[at + 1];
    if (marker === undefined) break;
    if (marker === END) {
      kept.add(jpeg.subarray(at, at + 2));
      break;
    }
    if (marker === MARKER || standsAlone(marker)) {
      at += marker === MARKER ? 1 : 2;
      continue;
    }
    const length = at + 4 <= jpeg.length ? jpeg.readUInt16BE(at + 2) : 0;
    // No segment is shorter than its own length: the rest is no JPEG.
    if (length < 2) break;
    const end = at + 2 + length;
    const content = jpeg.subarray(at + 4, end);
    const drawn = DRAWN.get(marker);
    const next = marker === SCAN ? endOfScan(jpeg, end) : end;
    if (drawn === undefined ? !isOfApplication(marker) && marker !== COMMENT : startsWith(content, drawn)) {
      kept.add(jpeg.subarray(at, next));
    } else if (marker === APP1 && startsWith(content, EXIF) && !oriented) {
      oriented = true;
      const orientation = orientationOf(content.subarray(EXIF.length));
      if (orientation !== 1) kept.add(segment(APP1, Buffer.concat([Buffer.from(EXIF, 'latin1'), exifOf(orientation)])));
    }
    at = next;
  }
  return kept.bytes;
}

const startsWith = (bytes: Buffer, text: string): boolean => bytes.toString('latin1', 0, text.length) === text;

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([MARKER, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** Where the compressed pixels of a scan end: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(jpeg: Buffer, from: number): number {
  let at = jpeg.indexOf(MARKER, from);
  while (at !== -1 && at + 1 < jpeg.length) {
    const marker = jpeg.readUInt8(at + 1);
    if (marker !== 0 && marker !== MARKER && !(marker >= 0xd0 && marker <= 0xd7)) return at;
    at = jpeg.indexOf(MARKER, marker === MARKER ? at + 1 : at + 2);
  }
  return jpeg.length;
}

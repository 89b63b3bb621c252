import { deflateSync } from 'node:zlib';

import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { exif, jpeg, segment, withSegments } from '../../testing/photos.ts';
import { demoLogo } from '../demoLogo.ts';
import { withoutMetadata } from './clean.ts';
import { exifOf, orientationOf } from './exif.ts';

const PLACE = '19.0414N98.2063W';
const EXIF = 'Exif\0\0';

const webp = Buffer.from(
  'UklGRk4AAABXRUJQVlA4WAoAAAAAAAAADwAABwAAVlA4IC4AAABwAQCdASoQAAgABABoJaACdAFAAAD+7uR/lzH0K//xNnT31YP/oSY9//iYsgAA',
  'base64',
);

function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
  chunk.writeUInt32BE(data.length);
  return chunk;
}

function withChunks(...chunks: Buffer[]): Buffer {
  const end = demoLogo().length - 12;
  return Buffer.concat([demoLogo().subarray(0, end), ...chunks, demoLogo().subarray(end)]);
}

function webpWith(flags: number, ...chunks: Buffer[]): Buffer {
  const file = Buffer.concat([webp, ...chunks]);
  file.writeUInt32LE(file.length - 8, 4);
  file.writeUInt8(flags, 20);
  return file;
}

function webpChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

test('a JPEG keeps its pixels, colours and orientation, and nothing else', () => {
  const film = Buffer.from(`....ftypmp42 ${PLACE}`);
  const taken = Buffer.concat([
    withSegments(
      segment(0xe1, EXIF, exif(6, PLACE)),
      segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', PLACE),
      segment(0xe2, 'MPF\0', PLACE),
      segment(0xed, 'Photoshop 3.0\0', PLACE),
      segment(0xfe, PLACE),
    ),
    film,
  ]);
  expect(withoutMetadata(taken, 'jpg')).toEqual(withSegments(segment(0xe1, EXIF, exifOf(6))));
  expect(withoutMetadata(withSegments(segment(0xe1, EXIF, exif(1, PLACE))), 'jpg')).toEqual(jpeg);
  const adobe = withSegments(segment(0xee, 'Adobe\0d\0\0\0\0\0'));
  expect(withoutMetadata(adobe, 'jpg')).toEqual(adobe);
});

test('a PNG and a WebP keep what they are drawn from and their orientation, and nothing else', () => {
  const texts = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'caBX'].map((type) => pngChunk(type, deflateSync(PLACE)));
  const tiff = exif(8, PLACE);
  const cleaned = withoutMetadata(
    Buffer.concat([withChunks(pngChunk('eXIf', tiff), ...texts), Buffer.from(PLACE)]),
    'png',
  );
  expect(cleaned.subarray(0, demoLogo().length - 12)).toEqual(demoLogo().subarray(0, -12));
  expect(cleaned.length).toBe(demoLogo().length + 12 + 26);
  expect(cleaned.indexOf(exifOf(8))).toBe(demoLogo().length - 4);
  const gamma = withChunks(pngChunk('gAMA', Buffer.alloc(4)));
  expect(withoutMetadata(gamma, 'png')).toEqual(gamma);

  const shown = webpWith(0x08, webpChunk('EXIF', exifOf(8)));
  const marked = webpWith(0x0c, webpChunk('XMP ', Buffer.from(PLACE)), webpChunk('EXIF', tiff));
  expect(withoutMetadata(marked, 'webp')).toEqual(shown);
  const inJpegForm = webpChunk('EXIF', Buffer.concat([Buffer.from(EXIF, 'latin1'), exif(1, PLACE)]));
  expect(withoutMetadata(Buffer.concat([webpWith(0x08, inJpegForm), Buffer.from(PLACE)]), 'webp')).toEqual(webpWith(0));
});

test('an orientation is read in either order of bytes', () => {
  const little = Buffer.from('49492a00080000000100120103000100000003000000', 'hex');
  expect([orientationOf(little), orientationOf(exifOf(7)), orientationOf(exifOf(9))]).toEqual([3, 7, 1]);
});

const damaged = fc
  .tuple(
    fc.constantFrom(
      withSegments(segment(0xe1, EXIF, exif(6, PLACE))),
      withChunks(pngChunk('eXIf', exif(6, PLACE))),
      webpWith(0x08, webpChunk('EXIF', exif(6, PLACE))),
    ),
    fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }),
    fc.nat(),
  )
  .map(([picture, changes, cut]) => {
    const bytes = Buffer.from(picture);
    for (const [at, value] of changes) bytes[12 + (at % (bytes.length - 12))] = value;
    return bytes.subarray(0, 12 + (cut % (bytes.length - 11)));
  });

test('a damaged picture is cleaned as far as it goes, and what is clean stays as it is', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        damaged,
        fc.uint8Array({ minLength: 12 }).map((bytes) => Buffer.from(bytes)),
      ),
      (bytes) => {
        for (const type of ['jpg', 'png', 'webp']) {
          const once = withoutMetadata(bytes, type);
          expect(once.length).toBeLessThanOrEqual(bytes.length + 64);
          expect(withoutMetadata(once, type)).toEqual(once);
        }
      },
    ),
  );
  const segments = fc.array(
    fc
      .tuple(fc.constantFrom(0xe1, 0xe3, 0xe5, 0xed, 0xfe), fc.uint8Array({ maxLength: 200 }))
      .map(([marker, content]) => segment(marker, Buffer.from(content))),
  );
  fc.assert(
    fc.property(segments, (more) => {
      expect(withoutMetadata(withSegments(...more), 'jpg')).toEqual(jpeg);
    }),
  );
});

import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';

import { fileRules } from '@lia/sdk/files/rules';

import { type FileStore, receiveFile, type ReceivedFile } from './files.ts';

const SIZE = 96;
const LEAF = [0x2f, 0x8f, 0x5b] as const;
const EARTH = [0xf4, 0xec, 0xdc] as const;

/** Takes in the logo of a demo donor under a name, as a form would send it. */
export async function receiveLogo(files: FileStore, name: string): Promise<ReceivedFile> {
  const received = await receiveFile(files, name, Readable.from([demoLogo()]), fileRules.logo);
  if ('refusal' in received) throw new Error(`The demo logo is ${received.refusal.reason}`);
  return received.file;
}

/** The logo of a demo donor: a seed that opens, green on cream, as a PNG of 96 × 96 pixels. */
export function demoLogo(): Buffer {
  const rows: number[] = [];
  for (let y = 0; y < SIZE; y += 1) {
    // Each row starts with its filter: none.
    rows.push(0);
    for (let x = 0; x < SIZE; x += 1) rows.push(...(inSeed(x, y) ? LEAF : EARTH));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  // Eight bits for each of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.from(rows));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** Where two circles meet, with a furrow down the middle. */
function inSeed(x: number, y: number): boolean {
  const within = (cx: number, cy: number) => (x - cx) ** 2 + (y - cy) ** 2 < 42 ** 2;
  return within(30, 48) && within(66, 48) && Math.abs(x - 48) > 1;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

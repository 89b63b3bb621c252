import type { ImportRow } from '@lia/sdk/imports/schema';

import type { Refusal } from './sheet.ts';

/** Windows-1252 characters of the bytes 80 to BF, which continue a character of UTF-8. */
const CONTINUATION = '\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/**
 * Accented letters that were read in a wrong encoding and saved: UTF-8 as Windows-1252 (`PEÃ‘A`), DOS as Windows-1252
 * (`PE¤A`), what had no place in the encoding (`PE?A`, `PE\uFFFDA`), and control characters, which no text has.
 */
const BROKEN_ACCENTS = new RegExp(
  String.raw`[ÂÃ][${CONTINUATION}]|\p{L}[¢£¤¥‚‡]|[¢£¤¥‚‡]\p{L}|\p{L}\?\p{L}|[\uFFFD\u0080-\u009F]`,
  'u',
);

/** Longest part of a cell that a message quotes. */
const QUOTED_LENGTH = 40;

/**
 * The first cell with broken accents, among those that are imported: the answers to a form that stand beside them hold links
 * (`open?id=`) and questions, which look the same.
 */
export function brokenAccentsOf(rows: readonly ImportRow[]): Refusal | null {
  for (const { num: row, ...cells } of rows) {
    const texts = Object.values(cells).map((cell) => String(cell ?? ''));
    const text = texts.find((one) => BROKEN_ACCENTS.test(one));
    if (text) return { code: 'accents', row, text: text.slice(0, QUOTED_LENGTH) };
  }
  return null;
}

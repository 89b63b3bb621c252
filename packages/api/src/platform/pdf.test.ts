import { setImmediate } from 'node:timers/promises';

import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import { bytesOf, openPdf } from './pdf.ts';

/** A page per text, with others drawn in between. */
async function draw(...texts: readonly string[]): Promise<Buffer> {
  const doc = await openPdf({ title: 'Prueba', margin: 56, made: new Date(0) });
  const bytes = bytesOf(doc);
  for (const text of texts) {
    doc.addPage().font('plain').text(text).font('bold').text(text);
    // oxlint-disable-next-line no-await-in-loop
    await setImmediate();
  }
  doc.end();
  return bytes;
}

async function read(bytes: Buffer): Promise<string[]> {
  return (await extractText(await getDocumentProxy(new Uint8Array(bytes)))).text;
}

// Letters with accents are drawn of the glyphs of those without, of which some are used before this document ends, some after.
const accents = ['áéíóú', 'ÁÉÍÓÚñÑ'];
const letters = ['nN', 'AEIOU', 'aeiou'];
const twice = (texts: readonly string[]): string[] => texts.map((text) => `${text}\n${text}`);

test('a document is the same after others, and beside them', async () => {
  const first = await draw(...accents);
  const second = await draw(...letters);
  expect(await read(first)).toEqual(twice(accents));
  expect(await read(second)).toEqual(twice(letters));
  const again = await Promise.all([draw(...accents), draw(...letters), draw(...accents)]);
  expect(again.map((bytes) => bytes.toString('latin1'))).toEqual(
    [first, second, first].map((bytes) => bytes.toString('latin1')),
  );
});

test('signs without a glyph are left out with their space, letters are not', async () => {
  const { drawn } = await openPdf({ title: 'Prueba', margin: 56, made: new Date(0) });
  const cases = [
    ['¡Felicidades! 🎉 Sigue así', '¡Felicidades! Sigue así'],
    ['🎉 ¡Felicidades! 👨‍👩‍👧', '¡Felicidades!'],
    ['Muy bien 👍🏽. Sigue\n❤️ Tu maestra', 'Muy bien. Sigue\nTu maestra'],
    ['Primero 🎉final', 'Primero final'],
    ['🎉', ''],
    ['Юлия', 'Юлия'],
    ['A\u0301lvarez ¿sí? «no» – 50 % €', 'Álvarez ¿sí? «no» – 50 % €'],
  ] as const;
  for (const [text, expected] of cases) expect(drawn(text)).toBe(expected);
});

import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import * as colors from './brandColors.ts';

/** The light palette as the forms have it. Their package is read as text: the API imports nothing but the contract. */
const tokens = new URL('../../../../widgets/src/theme/tokens.ts', import.meta.url);

test('emails and PDFs have the colours of the brand', async () => {
  const text = await readFile(tokens, 'utf8');
  const light = text.slice(text.indexOf('export const light'), text.indexOf('export const dark'));
  const token = (name: string) => new RegExp(`${name}: '(#[0-9A-F]{6})'`).exec(light)?.[1];
  expect([colors.PRIMARY, colors.INK, colors.SOFT, colors.BACKGROUND, colors.SURFACE, colors.WARNING]).toEqual(
    ['primary', 'ink', 'softInk', 'background', 'surface', 'warning'].map(token),
  );
});

import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { expect, test } from 'vitest';

const packages = join(import.meta.dirname, '../packages');
const guides = join(packages, 'portal/src/userGuide/guides');

/** What phones and other calendar programs show. */
const ofOthers: readonly string[] = [
  'El más compatible',
  'Most Compatible',
  'Otros calendarios › Desde URL',
  'Other calendars › From URL',
  'Archivo › Nueva suscripción a calendario',
  'File › New Calendar Subscription',
  'Agregar calendario › Suscribirse desde la web',
  'Add calendar › Subscribe from web',
];

/** The files that hold the texts of screens: those of a language, and labels in both. */
async function filesOf(language: string): Promise<string[]> {
  const folders = ['portal', 'admin', 'widgets', 'sdk'].map((name) => join(packages, name, 'src'));
  const files = await Promise.all(
    folders.map(async (folder) => (await readdir(folder, { recursive: true })).map((file) => join(folder, file))),
  );
  return files.flat().filter((file) => basename(file) === `${language}.ts` || file.toLowerCase().endsWith('labels.ts'));
}

async function shownIn(language: string): Promise<string[]> {
  const sources = await Promise.all((await filesOf(language)).map((file) => readFile(file, 'utf8')));
  return sources.flatMap((source) => [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(([, text = '']) => text));
}

// A text may go on where the guide stops: with a number or a name, or with what explains it.
const begins = (text: string, quote: string) =>
  text.startsWith(quote) && /^[.,:;]?$|^[.,:;]? ?[{(]|^[.,:;] /.test(text.slice(quote.length));

test.for(['es', 'en'])('what the guide quotes is shown on a screen (%s)', async (language) => {
  const texts = await shownIn(language);
  const unknown: string[] = [];
  for (const name of await readdir(join(guides, language))) {
    const guide = await readFile(join(guides, language, name), 'utf8');
    for (const [, quote = ''] of guide.matchAll(/“([^”]+)”/g)) {
      const isShown = ofOthers.includes(quote) || texts.some((text) => begins(text, quote));
      if (!isShown) unknown.push(`${name}: ${quote}`);
    }
  }
  expect(unknown.toSorted()).toEqual([]);
});

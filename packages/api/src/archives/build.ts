import type { Readable } from 'node:stream';

import { type ArchivePartName, archiveParts } from '@lia/sdk/archives/parts';
import { valueLabel } from '@lia/sdk/archives/values';
import { formatInstant } from '@lia/sdk/calendar/instants';
import type { Label } from '@lia/sdk/messages/labels';

import { type FileStore, LostFileError, type StoredFile } from '../platform/files.ts';
import type { Language } from '../platform/language.ts';
import { escaped } from '../platform/mail/layout.ts';
import { asFileName } from '../zip/names.ts';
import { storedEntry } from '../zip/storedEntry.ts';
import { linesEntry, type ZipEntry, zipOf } from '../zip/zip.ts';

export type ArchiveRow = Readonly<Record<string, unknown>>;

/** The rows of each part that has any, in their order. */
export type ArchiveContent = readonly { name: ArchivePartName; rows: readonly ArchiveRow[] }[];

const folders = { es: 'documentos', en: 'documents' } as const;
const pages = { es: 'mis-datos.html', en: 'my-data.html' } as const;
const lostLists = { es: 'archivos-que-faltan.txt', en: 'missing-files.txt' } as const;

const omittedLists = { es: 'archivos-que-no-caben.txt', en: 'files-left-out.txt' } as const;

/** What the column of a file's size holds. */
export const MAX_ARCHIVE_MEGABYTES = 2047;
/** The page and the lists need some of it. */
const MAX_UPLOADED_BYTES = (MAX_ARCHIVE_MEGABYTES - 100) * 1024 * 1024;

const headings = {
  title: { es: 'Tus datos en LIA', en: 'Your data at LIA' },
  made: { es: 'Hecho el {at}', en: 'Made on {at}' },
  omitted: {
    es: 'Estos archivos no caben aquí. Escríbenos para pedirlos:',
    en: 'These files do not fit here. Write to us to ask for them:',
  },
  lost: { es: 'Estos archivos ya no están completos:', en: 'These files are not whole any more:' },
} as const;

/**
 * A ZIP file: a page to read, a JSON file of each part for programs, and the files that the person uploaded themselves. Those that are
 * lost, or too large for one archive, are listed; where the store does not answer, the archive fails.
 */
export const archiveOf = (
  content: ArchiveContent,
  store: FileStore,
  uploads: readonly StoredFile[],
  language: Language,
  at: Date,
): Readable => zipOf(entriesOf(content, store, uploads, language, at));

async function* entriesOf(
  content: ArchiveContent,
  store: FileStore,
  uploads: readonly StoredFile[],
  language: Language,
  at: Date,
): AsyncGenerator<ZipEntry> {
  const text = (path: string, written: string): ZipEntry => ({
    path,
    modified: at,
    isCompressible: true,
    bytes: [Buffer.from(written)],
  });
  yield text(pages[language], pageOf(content, language, at));
  for (const { name, rows } of content) yield text(`json/${name}.json`, JSON.stringify(rows, null, 2));
  const lost: string[] = [];
  const omitted: string[] = [];
  let room = MAX_UPLOADED_BYTES;
  for (const [index, file] of uploads.entries()) {
    // Numbered, since two may have one name.
    const path = `${folders[language]}/${index + 1}-${asFileName(file.name)}`;
    if (file.size > room) {
      omitted.push(path);
      continue;
    }
    room -= file.size;
    const entry = await storedEntry(store, file, { path, modified: at }, (error) => {
      if (!(error instanceof LostFileError)) throw error;
      lost.push(path);
    });
    if (entry) yield entry;
  }
  if (omitted.length > 0) yield linesEntry(omittedLists[language], [headings.omitted[language], ...omitted], at);
  if (lost.length > 0) yield linesEntry(lostLists[language], [headings.lost[language], ...lost], at);
}

function pageOf(content: ArchiveContent, language: Language, at: Date): string {
  const title = escaped(headings.title[language]);
  const made = escaped(headings.made[language].replace('{at}', formatInstant(at.toISOString(), language)));
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}dl{border:1px solid #767676;border-radius:8px;padding:1rem;overflow-wrap:anywhere}dt{color:#555}dd{margin:0 0 .5rem}</style>
<h1>${title}</h1>
<p>${made}</p>
${content.map(({ name, rows }) => section(name, rows, language)).join('\n')}
</html>
`;
}

function section(name: ArchivePartName, rows: readonly ArchiveRow[], language: Language): string {
  const { title, columns } = archiveParts[name];
  const labels: readonly (readonly [string, Label])[] = Object.entries(columns);
  const lists = rows.map((row) => {
    const facts = labels.flatMap(([key, label]) => {
      const text = textOf(row[key], language, (value) => valueLabel(name, key, value)?.[language]);
      return text === '' ? [] : [`<dt>${escaped(label[language])}</dt><dd>${escaped(text)}</dd>`];
    });
    return `<dl>${facts.join('')}</dl>`;
  });
  return `<h2>${escaped(title[language])}</h2>\n${lists.join('\n')}`;
}

/** A value as it is read: coded ones by what they are called, where that is known. */
function textOf(value: unknown, language: Language, named: (value: string) => string | undefined): string {
  if (value instanceof Date) return formatInstant(value.toISOString(), language);
  if (Array.isArray(value)) return value.map((one) => named(String(one)) ?? String(one)).join(', ');
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return named(String(value)) ?? String(value);
}

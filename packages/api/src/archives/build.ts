import { type ArchivePartName, archiveParts } from '@lia/sdk/archives/parts';
import { valueLabel } from '@lia/sdk/archives/values';
import { formatInstant } from '@lia/sdk/calendar/instants';
import type { Label } from '@lia/sdk/messages/labels';
import { strToU8, zipSync } from 'fflate';

import type { Language } from '../platform/language.ts';
import { escaped } from '../platform/mail/layout.ts';

export type ArchiveRow = Readonly<Record<string, unknown>>;

/** The rows of each part that has any, in their order. */
export type ArchiveContent = readonly { name: ArchivePartName; rows: readonly ArchiveRow[] }[];

const folders = { es: 'documentos', en: 'documents' } as const;

const headings = {
  title: { es: 'Tus datos en LIA', en: 'Your data at LIA' },
  made: { es: 'Hecho el {at}', en: 'Made on {at}' },
} as const;

/** A file that a person uploaded themselves. */
export interface ArchivedFile {
  name: string;
  bytes: Uint8Array;
}

/** A ZIP file: a page to read, a JSON file of each part for programs, and the files that the person uploaded. */
export function archiveFile(
  content: ArchiveContent,
  uploads: readonly ArchivedFile[],
  language: Language,
  at: Date,
): Buffer {
  const files = content.map(({ name, rows }) => [`json/${name}.json`, strToU8(JSON.stringify(rows, null, 2))] as const);
  const page = strToU8(pageOf(content, language, at));
  // Numbered, since two may have one name; a name is no path.
  const own = uploads.map(
    ({ name, bytes }, index) => [`${folders[language]}/${index + 1}-${name.replaceAll(/[\\/]/g, '_')}`, bytes] as const,
  );
  return Buffer.from(
    zipSync({
      [language === 'es' ? 'mis-datos.html' : 'my-data.html']: page,
      ...Object.fromEntries(files),
      ...Object.fromEntries(own),
    }),
  );
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

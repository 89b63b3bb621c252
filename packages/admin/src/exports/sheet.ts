import { dayOf, formatInstant } from '@lia/sdk/calendar/instants';
import { type Centavos, toPesos } from '@lia/sdk/payments/money';

import type { Resource } from '../resources/definition.ts';
import { type Field, type Row, textOf, valueOf, type Words } from '../resources/field.ts';

/** A cell as it is written on the screen, but for amounts, which are plain numbers; amounts, counts and instants as spreadsheets add them up and sort them, too. */
export interface Cell {
  text: string;
  pesos?: number;
  count?: number;
  /** As {@link sheetInstant} writes it. */
  instant?: string;
}

/** `2026-11-21T05:59:00Z` → `2026-11-20 23:59`, on the clocks of Mexico City: spreadsheets read it as a date. */
export const sheetInstant = (iso: string): string => `${dayOf(iso)} ${formatInstant(iso).slice(-'23:59'.length)}`;

/** A plain number, which spreadsheets add up in a CSV file as well; nothing where it is not known. */
export const moneyCell = (amount: Centavos | null): Cell =>
  amount === null ? { text: '' } : { text: toPesos(amount).toFixed(2), pesos: toPesos(amount) };

/** What the list and the record's page show of a resource, each field once, and what its exports have besides. */
export function exportedFields({ columns, exported = [], show }: Resource): readonly Field<Row>[] {
  const listed = columns.filter(({ cell, value }) => !cell || value);
  const sections = show?.columns?.flat() ?? [];
  const facts = sections.flatMap((section) => (typeof section === 'function' ? [] : (section.facts ?? [])));
  const known = new Set<string>(exported.map(({ source }) => source));
  const further = facts.flatMap((fact) => (typeof fact === 'function' || known.has(fact.source) ? [] : [fact]));
  const fields = new Map<string, Field<Row>>();
  for (const field of [...listed, ...further]) if (!fields.has(field.source)) fields.set(field.source, field);
  return [...fields.values(), ...exported];
}

/** The heading of each field; that of an amount names its unit. */
export const headingsOf = (
  fields: readonly Field<Row>[],
  headingOf: (field: Field<Row>) => string,
  { t }: Words,
): string[] =>
  fields.map((field) =>
    field.kind === 'money' ? t('exports.pesos', { heading: headingOf(field) }) : headingOf(field),
  );

export function cellsOf(fields: readonly Field<Row>[], record: Row, words: Words): Cell[] {
  return fields.map((field) => {
    const text = textOf(field, record, words);
    const value = valueOf(field, record, words);
    if (typeof value === 'string' && field.kind === 'instant') return { text, instant: sheetInstant(value) };
    if (typeof value !== 'number') return { text };
    if (field.kind === 'money') return moneyCell(value);
    return field.kind === 'number' ? { text, count: value } : { text };
  });
}

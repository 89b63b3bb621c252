import { formatDay } from '@lia/sdk/calendar/days';
import { formatInstant } from '@lia/sdk/calendar/instants';
import type { Label } from '@lia/sdk/messages/labels';
import type { Language } from '@lia/sdk/messages/language';
import { formatPesos } from '@lia/sdk/payments/money';
import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactNode } from 'react';

import { figures } from '../i18n/language.ts';
import { useLanguage, useText } from '../i18n/text.ts';
import type { TextKey } from '../i18n/texts.ts';

/** A record as it comes from the API. */
export type Row = Readonly<Record<string, unknown>>;

/** What turns values into text: the translations and the language of numbers and dates. */
export interface Words {
  t: ReturnType<typeof useText>;
  language: Language;
}

export function useWords(): Words {
  return { t: useText(), language: useLanguage() };
}

/** A text of the console, or what the SDK calls a field or value. */
export const labelText = (text: TextKey | Label, { t, language }: Words): string =>
  typeof text === 'string' ? t(text) : text[language];

/**
 * A function of a record. Its parameter is compared in both directions (as React's types do for event handlers), so that
 * definitions of different records fit into one list.
 */
export type Of<R, T> = { of(record: R, words: Words): T }['of'];

/** A component that draws a part of a record, for what no field can describe. */
export type Part<R> = { part(props: { record: R }): ReactNode }['part'];

/** `waiting`: something is still to be done; `loud`: by us; `good` and `bad` are final; `undone` was good; `quiet` needs no attention. */
export type Tone = 'loud' | 'waiting' | 'good' | 'bad' | 'undone' | 'quiet';

/** The values of a status with their text, icon and tone. */
export type Statuses = Readonly<Record<string, { label: TextKey; tone: Tone; icon: SvgIconComponent }>>;

/** Names of a record's fields. Definitions take them as a parameter of their own, since `keyof` alone would set definitions apart by their records. */
export type KeyOf<R> = string & keyof R;

/** The heading of a field of a resource; one that the API has and this console does not know yet, by its name. */
export function useHeadings({
  labels,
}: {
  labels: Readonly<Record<string, Label>>;
}): (field: { source: string; label?: TextKey }) => string {
  const { t, language } = useWords();
  return ({ source, label }) => (label ? t(label) : (labels[source]?.[language] ?? source));
}

/** One value of a record, as lists, record pages and exports show it. */
export interface Field<R, K extends string = KeyOf<R>> {
  source: K;
  /** The heading, where it is not the label of the field. */
  label?: TextKey;
  /** How the value is written. `money` is in centavos; a `paragraph` may be long and keeps its lines. */
  kind?: 'money' | 'number' | 'instant' | 'day' | 'email' | 'phone' | 'paragraph';
  /** The value, where it is not the record's field as it is; text is shown as it is returned. */
  value?: Of<R, string | number | null>;
  /** The value is one of these, and drawn as a chip. */
  statuses?: Statuses;
  /** Page of the console that the value links to. */
  to?: Of<R, string | null>;
}

/** The value of a field as the API has it. */
export const valueOf = (field: Field<Row>, record: Row, words: Words): unknown =>
  field.value ? field.value(record, words) : record[field.source];

/** The value of a field as it is written; empty where the record has none. */
export function textOf(field: Field<Row>, record: Row, words: Words): string {
  const value = valueOf(field, record, words);
  const status = field.statuses?.[String(value)];
  if (status) return words.t(status.label);
  if (typeof value === 'number') {
    if (field.kind === 'money') return formatPesos(value);
    return field.kind === 'number' ? figures(words.language).format(value) : String(value);
  }
  if (typeof value !== 'string') return Array.isArray(value) ? value.join(', ') : '';
  if (value === '' || field.value) return value;
  if (field.kind === 'instant') return formatInstant(value, words.language);
  return field.kind === 'day' ? formatDay(value, words.language) : value;
}

/** `origins[1]`, as the API names a field, is `origins.1` to a form. */
export const formPath = (path: string): string => path.replaceAll(/\[(\d+)\]/g, '.$1');

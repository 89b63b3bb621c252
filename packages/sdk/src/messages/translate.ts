import type { MessageKey } from './es.ts';
import { format, type FormatValues } from './format.ts';

/** A message of the contract before it is put into a language: its key and the values of its `{placeholders}`. */
export interface Message {
  key: MessageKey;
  values?: FormatValues;
}

/** The text of a message in a catalogue; for a message that the catalogue does not have, that of an unexpected error. */
export const translate = (
  catalogue: Readonly<Partial<Record<MessageKey, string>>>,
  { key, values = {} }: Message,
): string => format(catalogue[key] ?? catalogue.UNKNOWN_ERROR ?? '', values);

import type { MessageKey } from './es.ts';

/** A sentence before it is put into words: its key and the values of its `{marks}`. */
export interface Message {
  key: MessageKey;
  values?: Readonly<Record<string, string | number>>;
}

/** Puts a message into the words of a catalogue; one that it does not have is something unexpected. */
export function translate(
  catalogue: Readonly<Partial<Record<MessageKey, string>>>,
  { key, values = {} }: Message,
): string {
  const sentence = catalogue[key] ?? catalogue.UNKNOWN_ERROR ?? '';
  return sentence.replaceAll(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}

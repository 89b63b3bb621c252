import type { MessageKey } from './es.ts';

/** A sentence before it is put into words: its key and the values of its `{marks}`. */
export interface Message {
  key: MessageKey;
  values?: Readonly<Record<string, string | number>>;
}

/** Puts a message into the words of a catalogue (`es.ts`, `en.ts`). */
export function translate(catalogue: Readonly<Record<MessageKey, string>>, { key, values = {} }: Message): string {
  return catalogue[key].replaceAll(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}

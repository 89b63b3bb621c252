const sentences = new WeakMap<object, string>();

/**
 * The server's message when it saved a record. It is kept beside the record and not on it: in the cache it would make
 * the record look changed, and a form that is open would start over.
 */
export function withSentence<R extends object>(record: R, sentence: unknown): R {
  if (typeof sentence === 'string') sentences.set(record, sentence);
  return record;
}

/** The server's message about what a save or a delete returned; empty where it sent none. */
export const sentenceOf = (saved: object | undefined): string => (saved && sentences.get(saved)) ?? '';

const sentences = new WeakMap<object, string>();

/**
 * What the server said when it saved a record. It travels beside the record and not on it: in the cache it would make
 * the record look changed, and a form that is open would start over.
 */
export function withSentence<R extends object>(record: R, sentence: unknown): R {
  if (typeof sentence === 'string') sentences.set(record, sentence);
  return record;
}

/** The server's sentence about what a save or a delete handed back; empty where it said nothing. */
export const sentenceOf = (saved: object | undefined): string => (saved && sentences.get(saved)) ?? '';

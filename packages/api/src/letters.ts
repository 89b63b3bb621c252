import type { LetterKind } from './platform/mail/letter.ts';

/** Every kind of letter that may lie in the outbox. */
export const letters: readonly LetterKind[] = [];

import { type Holder, isStudent } from './roles.ts';

/** Characters of a code: none that is easily taken for another, and no vowel, so that no code reads as a word. */
export const ACCESS_CODE_ALPHABET = 'BCDFGHJKMNPQRSTVWXYZ23456789';

/** Characters of a code: 16 of 28 are 76 random bits. */
export const ACCESS_CODE_LENGTH = 16;

/** Characters of each group in which a code is written. */
const GROUP = /.{1,4}/gu;

/** Levels whose students sign in with a card: preescolar and primaria cannot be asked to choose a password. */
export const cardLevels = [1, 2] as const;

/** Whether an account may have an access card: students of preescolar and primaria, who are nothing else besides. */
export const mayHaveCard = ({ role, level }: Holder & { level: number | null }): boolean =>
  role.length > 0 && role.every(isStudent) && cardLevels.some((it) => it === level);

/** A code as it is kept, of what is typed or printed: `k7qm 9trw…` and `K7QM-9TRW-…` are the same one. */
export const tidyAccessCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A code, or its beginning, as it is printed: `K7QM-9TRW-4HXP-2DNB`. */
export const writtenAccessCode = (code: string): string => (tidyAccessCode(code).match(GROUP) ?? []).join('-');

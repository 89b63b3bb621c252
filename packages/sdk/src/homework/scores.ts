/** The best score of an activity that names none. */
export const DEFAULT_POINTS = 10;

/** Digits, and up to two decimals after one point or one comma. */
const SCORE = /^\d{1,3}(?:[.,]\d{1,2})?$/;

/** `8,5` and `8.5` → 8.5. Null for what is no score (`50,,6`) or is above `points`. */
export function parseScore(text: string, points: number = DEFAULT_POINTS): number | null {
  const trimmed = text.trim();
  if (!SCORE.test(trimmed)) return null;
  const score = Number(trimmed.replace(',', '.'));
  return score <= points ? score : null;
}

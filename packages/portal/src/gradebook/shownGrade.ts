import type { SheetWork } from '@lia/sdk/gradebook/schema';
import { toGrade } from '@lia/sdk/homework/states';
import { locales, type Language } from '@lia/sdk/messages/language';

/** `8.5`, and a dash where there is none. */
export const shownGrade = (grade: number | null, language: Language): string =>
  grade === null ? '—' : new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 }).format(grade);

/** Why a homework has no score to show. */
export type WorkSign = 'waiting' | 'excused' | 'missing' | 'returned' | 'open';
export const workSigns: readonly WorkSign[] = ['waiting', 'excused', 'missing', 'returned', 'open'];

/** What a homework shows in place of a score; null where it has one. */
export function signOf(work: SheetWork | undefined): WorkSign | null {
  if (!work) return 'open';
  if (work.status === 'graded' && work.score !== null) return null;
  if (work.status === 'excused' || work.status === 'returned') return work.status;
  if (work.is_missing) return 'missing';
  return toGrade.some((status) => status === work.status) ? 'waiting' : 'open';
}

import type { SheetWork } from '@lia/sdk/gradebook/schema';

import { useText } from '../i18n/useText.ts';
import { HiddenText } from '../ui/HiddenText.tsx';
import { shownGrade, signOf } from './shownGrade.ts';

/** A homework in a cell: its score, or a letter for why it has none, with the words for screen readers. */
export function WorkSign({ work, points }: { work: SheetWork | undefined; points: number }) {
  const { t, language } = useText();
  const sign = signOf(work);
  const score = shownGrade(work?.score ?? null, language);
  const late = work?.is_late === true;
  return (
    <>
      <span aria-hidden>
        {sign === null ? score : t(`gradebook.short.${sign}`)}
        {late && ` ${t('gradebook.short.late')}`}
      </span>
      <HiddenText>
        {sign === null ? t('gradebook.score', { score, points }) : t(`gradebook.sign.${sign}`)}
        {late && `, ${t('gradebook.sign.late')}`}
      </HiddenText>
    </>
  );
}

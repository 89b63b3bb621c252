import { COUNTED_ROWS } from '@lia/sdk/http/list';

import { figures } from '../i18n/language.ts';
import { useLanguage, useText } from '../i18n/text.ts';

/** Writes how many rows a list has; of lists of millions, that they are more than were counted. */
export function useTotal(): { total: (rows: number) => string; heading: (rows: number) => string } {
  const t = useText();
  const language = useLanguage();
  const most = { count: figures(language).format(COUNTED_ROWS) };
  const isOver = (rows: number) => rows === COUNTED_ROWS + 1;
  return {
    total: (rows) => (isOver(rows) ? t('lists.over', most) : figures(language).format(rows)),
    heading: (rows) => (isOver(rows) ? t('lists.countOver', most) : t('lists.count', { count: rows })),
  };
}

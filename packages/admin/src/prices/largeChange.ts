import { type Centavos, formatPesos } from '@lia/sdk/payments/money';

import type { FormQuestion } from '../resources/definition.ts';
import type { Words } from '../resources/field.ts';
import './en.ts';
import './es.ts';

/** Share of a price beyond which a change of it is more likely a slip: a zero that is missing, or one too many. */
const LARGE = 0.5;

/** What is asked before a price changes by more than half; null where nothing is. */
export function askOfLargeChange(before: Centavos | undefined, after: Centavos, { t }: Words): FormQuestion | null {
  if (!before || !(Math.abs(after - before) > before * LARGE)) return null;
  const percent = Math.round((Math.abs(after - before) / before) * 100);
  return {
    title: t('prices.changeTitle', { before: formatPesos(before), after: formatPesos(after) }),
    body: t(after < before ? 'prices.falls' : 'prices.rises', { percent }),
    cancel: t('prices.correct'),
    confirm: t('prices.change'),
  };
}

import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'schoolPlan.active': '{schools}. {payer} pays it, and it is paid until {when}.',
  'schoolPlan.cancelled': '{schools}. {payer} pays it and does not renew it any more: it ends on {when}.',
  'schoolPlan.grace':
    '{schools}. {payer} pays it. What was paid ended on {when}; it stays open until {until} unless it is renewed.',
};

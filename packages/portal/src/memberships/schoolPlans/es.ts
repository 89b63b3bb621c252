import type { Catalogue } from '../../i18n/i18n.ts';

/** Texts of the plans that others pay for a school, in Spanish. */
export const es = {
  'schoolPlan.active': '{schools}. Lo paga {payer} y está pagado hasta el {when}.',
  'schoolPlan.cancelled': '{schools}. Lo paga {payer}, que ya no lo renueva: termina el {when}.',
  'schoolPlan.grace':
    '{schools}. Lo paga {payer}. Lo que pagó terminó el {when}; sigue abierto hasta el {until} si nadie lo renueva.',
} as const;

export const schoolPlanTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}

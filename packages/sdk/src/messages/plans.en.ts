import type { sentences as spanish } from './plans.es.ts';

/** The same in English. */
export const sentences: Record<keyof typeof spanish, string> = {
  'plan.padre-gratis.what': 'Limited access to the community and its contents',
  'plan.padre-mensual.what':
    'A board to follow your children, the whole community and its contents, and a discount on paid courses and events',
  'plan.padre-anual.what':
    'A board to follow your children, the whole community and its contents, and a discount on paid courses and events',
  'plan.maestro-gratis.what': 'Limited access to the community and its contents',
  'plan.maestro-mensual.what': 'A teacher’s control panel, registration of your students, and three courses a month',
  'plan.maestro-anual.what': 'A teacher’s control panel, registration of your students, and unlimited courses',
  'plan.escuela-gratis.what': 'Limited access to the community and its contents',
  'plan.escuela-mensual.what': 'A school administration panel, user administration and reports',
  'plan.escuela-anual.what': 'A school administration panel, user administration and reports',
};

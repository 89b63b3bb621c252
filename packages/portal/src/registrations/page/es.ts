import type { Catalogue } from '../../i18n/i18n.ts';

/** Texts of the registration, in Spanish. */
export const es = {
  'register.lead.gratis': 'Crea tu cuenta y la de cada uno de tus hijos. Con el plan gratis no pagas nada.',
  'register.lead.mensual':
    'Crea tu cuenta y la de cada uno de tus hijos, y paga tu plan mensual con tarjeta o en OXXO. Cancela cuando quieras.',
  'register.lead.anual':
    'Crea tu cuenta y la de cada uno de tus hijos, y paga tu plan anual en un solo pago, con tarjeta o en OXXO.',
  'register.school.title': 'Trae a tu escuela a la comunidad',
  'register.school.lead.gratis':
    'Cuéntanos de tu escuela: te llamamos, resolvemos tus dudas y te ayudamos a empezar gratis.',
  'register.school.lead.mensual':
    'Cuéntanos de tu escuela: te llamamos, resolvemos tus dudas y armamos tu plan mensual. Hoy no pagas nada.',
  'register.school.lead.anual':
    'Cuéntanos de tu escuela: te llamamos, resolvemos tus dudas y armamos tu plan anual. Hoy no pagas nada.',
} as const;

/** They come with the page that shows them. */
export const registrationTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}

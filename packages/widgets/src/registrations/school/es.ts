/** Texts of a school's request in Spanish. */
export const es = {
  'school.title': 'Trae a tu escuela',
  'school.intro': 'Cuéntanos de tu escuela y te llamamos para armar tu plan.',
  'school.you': 'Tus datos',
  'school.message.hint': 'Por ejemplo: cuántos grupos tienen y qué buscan',
  'school.plan.gratis': 'Invitado',
  'school.plan.mensual': 'Mensual',
  'school.plan.anual': 'Anual',
  'school.submit': 'Pedir que me llamen',
  'school.again': 'Enviar otra solicitud',
} as const;

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface Texts extends Own {}
}

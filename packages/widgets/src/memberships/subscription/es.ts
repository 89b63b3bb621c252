/** Texts of subscribing a family by card, in Spanish. */
export const es = {
  'subscription.title': 'Suscribe a tu familia',
  'subscription.intro': 'Un plan para todos tus hijos. Se renueva automáticamente y lo cancelas cuando quieras.',
  'subscription.current': 'Ya tienes el plan {plan}. El que elijas aquí lo sustituye.',
  'subscription.plan': 'Tu plan',
  'subscription.for': 'Para quién',
  'subscription.failed': 'No pudimos cargar los planes o los datos de tus hijos.',
  'subscription.childless': 'Para suscribirte, registra primero a tus hijos: el plan se paga por cada uno.',
  'subscription.served': 'Otra persona ya paga este plan para {names}.',
  'subscription.register': 'Registrar a mis hijos',
  'subscription.done': 'Plan {plan} para {names}.',
  'subscription.receipt': 'Ver mi recibo',
  'subscription.next': 'Ver mi membresía',
} as const;

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface Texts extends Own {}
}

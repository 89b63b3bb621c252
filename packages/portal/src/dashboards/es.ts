/** Texts of the homes, and of what members pay for, in Spanish. */
export const es = {
  'parents.title': 'Mis hijos',
  'gifts.title': 'Lo que regalas',
  'gifts.places_one': 'Has regalado {count} lugar.',
  'gifts.places_other': 'Has regalado {count} lugares.',
  'gifts.link': 'Ver mis lugares',
  'students.title': 'Mi espacio',
  'teachers.title': 'Mi grupo',
  'schools.title': 'Inicio',

  'open.title': 'Te falta pagar',
  'open.title.pending': 'Pagos en proceso',
  'open.pending': 'Tu pago está en proceso; te avisamos cuando se confirme.',
  'open.voucher.until': 'Te esperamos en OXXO hasta el {when}.',
  'open.voucher': 'Te esperamos en cualquier OXXO.',
  'open.voucher.link': 'Ver mi ficha de pago',
  'open.voucher.link.of': 'Ver mi ficha de pago de {title}',
  'open.checkout': 'Lo pediste el {when}. Aún puedes pagarlo.',
  'open.checkout.link': 'Pagar ahora',
  'open.checkout.link.of': 'Pagar ahora: {title}',
  'plan.title': 'Tu plan',
  'plan.free': 'Plan gratis',
  'plan.free.text': 'Con un plan tienes la comunidad completa.',
  'plan.choose': 'Ver los planes',
  'plan.manage': 'Ver mi membresía',
  'plan.owes': 'Cambiar mi tarjeta',
  'plan.renew': 'Elegir mi plan',

  'grade.1': '{grade}° de preescolar',
  'grade.2': '{grade}° de primaria',
  'grade.3': '{grade}° de secundaria',
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}

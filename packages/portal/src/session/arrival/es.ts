import type { Catalogue } from '../../i18n/i18n.ts';

/** Texts of what a visitor or member has just done, in Spanish. */
export const es = {
  'arrival.label': 'Lo que acabas de hacer',
  'arrival.registered': 'Tu registro está listo',
  'arrival.approved': 'Tu pago está aprobado',
  'arrival.pending': 'Tu pago está en proceso',
  'arrival.bought': '{title} · {total}',
  'arrival.bought.many': '{title} × {count} · {total}',
  'arrival.payer': 'A nombre de {name}',
  'arrival.receipt': 'Ver mi recibo',
  'arrival.people': 'Cuentas para entrar',
  'arrival.next.family': 'Entra con tu usuario y la contraseña que elegiste. Tus hijos entran con los suyos.',
  'arrival.next.teacher':
    'Ya puedes entrar con tu usuario y la contraseña que elegiste, mientras revisamos tu registro.',
  'arrival.next.plan': 'Tu plan te espera en tu cuenta: entra con tu usuario y la contraseña que elegiste.',
  'arrival.next.course': 'Tu curso te espera en tu cuenta: entra con tu usuario y la contraseña que elegiste.',
  'arrival.next.voucher': 'Tus cuentas ya están listas; tu plan se abre cuando pagues en la tienda.',
  'arrival.next.member': 'Lo encuentras en la cuenta con la que lo registraste.',
} as const;

/** They come with the pages that show them. */
export const arrivalTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}

import type { Catalogue } from '../../i18n/i18n.ts';

/** Texts of the page of a member's plan alone, in Spanish. */
export const es = {
  'membership.failed': 'No pudimos cargar tu membresía',
  'membership.none': 'Estás en el plan gratis. Elige un plan para tener la comunidad completa.',
  'membership.next': 'El {when} comienza lo que ya pagaste: {plan}.',
  'membership.carried_one': 'Conservas 1 día de tu plan anterior: lo que pagaste llega hasta el {when}.',
  'membership.carried_other': 'Conservas {count} días de tu plan anterior: lo que pagaste llega hasta el {when}.',
  'membership.school': 'El plan de tu escuela',
  'membership.plans': 'Los planes para ti',
  'membership.resume': 'Volver a renovarla',
  'membership.licences': 'Para: {names}',
  'membership.missing_one':
    'A 1 de tus hijos le falta su licencia. Vuelve a elegir tu plan para todos: conservas los días que ya pagaste.',
  'membership.missing_other':
    'A {count} de tus hijos les falta su licencia. Vuelve a elegir tu plan para todos: conservas los días que ya pagaste.',
  'card.shown': 'Se paga con {brand} terminada en {last4}',
  'card.hidden': 'Se paga con tu tarjeta',
  'card.change': 'Cambiar tarjeta',
  'membership.cancel': 'Cancelar la renovación',
  'membership.cancel.title': '¿Cancelar tu membresía?',
  'membership.cancel.text': 'Sigue activa hasta el {when} y no se vuelve a cobrar.',
  'membership.cancel.now': 'Termina ahora y no se vuelve a cobrar.',
  'membership.cancel.no': 'Conservarla',
  'membership.cancel.yes': 'Sí, cancelar',

  'family.title': 'Suscribe a tu familia con tarjeta',
  'family.text': 'Un plan para todos tus hijos. Se renueva automáticamente y lo cancelas cuando quieras.',
  'family.open': 'Suscribir a mi familia',
  'orders.all': 'Ver todas mis facturas',
} as const;

/** They come with the page: no first screen waits for them. */
export const planTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}

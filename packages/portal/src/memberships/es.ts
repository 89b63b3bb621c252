/** Texts of plans and orders, in Spanish. */
export const es = {
  'membership.title': 'Mi membresía',
  'subscription.title': 'Suscripción',
  'membership.failed': 'No pudimos cargar tu membresía',
  'membership.none': 'Estás en el plan gratis. Elige un plan para tener la comunidad completa.',
  'membership.ended': 'Tu membresía terminó. Elige un plan para volver cuando quieras.',
  'membership.until': 'Activa hasta el {when}.',
  'membership.renews': 'Se renueva automáticamente el {when}.',
  'membership.next': 'El {when} comienza lo que ya pagaste: {plan}.',
  'membership.carried_one': 'Conservas 1 día de tu plan anterior: lo que pagaste llega hasta el {when}.',
  'membership.carried_other': 'Conservas {count} días de tu plan anterior: lo que pagaste llega hasta el {when}.',
  'membership.owes':
    'No pudimos cobrar tu renovación. Tu membresía sigue abierta hasta el {until}: cambia tu tarjeta antes para no perderla.',
  'membership.grace':
    'Lo que pagaste terminó el {when}. Sigue abierta hasta el {until}: elige tu plan antes para no perderla.',
  'membership.plans': 'Los planes para ti',
  'membership.resume': 'Volver a renovarla',
  'membership.licences': 'Para: {names}',
  'card.shown': 'Se paga con {brand} terminada en {last4}',
  'card.hidden': 'Se paga con tu tarjeta',
  'card.change': 'Cambiar tarjeta',
  'membership.cancel': 'Cancelar la renovación',
  'membership.cancel.title': '¿Cancelar tu membresía?',
  'membership.cancel.text': 'Sigue activa hasta el {when} y no se vuelve a cobrar.',
  'membership.cancel.no': 'Conservarla',
  'membership.cancel.yes': 'Sí, cancelar',

  'memberships.title': 'Un plan para cada quien',
  'memberships.lead': 'Compara los planes de la comunidad y empieza hoy mismo.',
  'memberships.login': 'Iniciar sesión',
  'memberships.signUp': 'Registrarme',

  'orders.title': 'Mis pagos',
  'orders.none': 'Aquí aparecerán tus pagos con su recibo.',
  'orders.failed': 'No pudimos traer tus pagos',
  'orders.receipt': 'Ver recibo',
  'orders.receipt.of': 'Ver recibo de {title}',
  'orders.voucher': 'Pagar en OXXO',
  'orders.voucher.of': 'Pagar en OXXO: {title}',
  'orders.status.pending': 'Pendiente',
  'orders.status.approved': 'Pagado',
  'orders.status.rejected': 'Rechazado',
  'orders.status.expired': 'Vencido',
  'orders.status.refunded': 'Devuelto',
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}

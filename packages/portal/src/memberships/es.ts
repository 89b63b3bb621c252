/** Texts of plans and orders, in Spanish. */
export const es = {
  'membership.title': 'Mi membresía',
  'subscription.title': 'Suscripción',
  'membership.ended': 'Tu membresía terminó. Elige un plan para volver cuando quieras.',
  'membership.until': 'Activa hasta el {when}.',
  'membership.renews': 'Se renueva automáticamente el {when}.',
  'membership.owes':
    'No pudimos cobrar tu renovación. Tu membresía sigue abierta hasta el {until}: cambia tu tarjeta antes para no perderla.',
  'membership.grace':
    'Lo que pagaste terminó el {when}. Sigue abierta hasta el {until}: elige tu plan antes para no perderla.',

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

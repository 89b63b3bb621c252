import type { EmailKindName } from '@lia/sdk/mail/kinds';

import { addTexts } from '../i18n/catalogues.ts';

/** Texts about undelivered emails, in Spanish. */
export const emails = {
  none: 'Todos los correos llegaron. Si alguno no se puede entregar, aparecerá aquí con el motivo.',
  unwritten: 'No se pudo escribir: {kind}',
  kinds: {
    'email-confirmation': 'confirmación de correo',
    'known-address': 'aviso de otra cuenta con el mismo correo',
    'password-reset': 'contraseña nueva',
    'password-changed': 'aviso de contraseña',
    'account-invitation': 'cuenta nueva',
    receipt: 'recibo',
    'receipt-cancelled': 'recibo cancelado',
    refund: 'devolución',
    'data-request': 'aviso de una solicitud de datos',
    'invoice-decided': 'aviso de factura',
    'course-place': 'acceso a un curso',
    'course-owned': 'devolución de un curso pagado dos veces',
    'plan-owned': 'devolución de un plan que ya pagaba otra persona',
    'school-plan-owned': 'devolución de un plan que ya tenía la escuela',
    voucher: 'ficha de OXXO',
    'voucher-reminder': 'recordatorio de OXXO',
    'membership-accounts': 'cuentas de una familia',
    'renewal-soon': 'aviso de renovación',
    'renewal-cash': 'aviso de fin de un plan pagado en efectivo',
    'renewal-price': 'aviso de precio',
    'membership-grace': 'renovación pendiente',
    'membership-ended': 'fin de membresía',
    'school-contact': 'aviso de una escuela',
    'teacher-registration': 'aviso de un maestro',
    volunteering: 'aviso de un voluntariado',
    notification: 'notificaciones',
    'owner-notice': 'aviso de otra forma de entrar',
    'guardian-invitation': 'invitación a una familia',
    'parent-invitation': 'invitación a otra mamá, papá o tutor',
    'parent-invitation-accepted': 'aviso de invitación aceptada',
    'parent-invitation-confirmed': 'aviso de invitación confirmada',
    'licence-transfer': 'datos para una transferencia',
    'licence-transfer-cancelled': 'transferencia cancelada',
    'donation-agreed': 'donativo acordado',
    'gift-offered': 'aviso de un donativo o patrocinio por acordar',
    'contact-received': 'confirmación de una propuesta o solicitud',
  } satisfies Record<EmailKindName, string>,
  reasons: {
    address: 'El servidor dice que esa dirección no existe',
    server: 'El servidor de correo no respondió en dos días',
    refused: 'El servidor de correo rechazó nuestros envíos; puede ser por el límite diario o por el remitente',
    login: 'El servidor de correo no aceptó nuestra clave',
    email: 'El correo no se pudo escribir',
    limit: 'Esa dirección ya recibió varias iguales en una hora; puede que alguien la esté usando sin permiso',
  },
  action: 'Acción',
  send: 'Enviar otra vez',
  sendOne: 'Enviar otra vez: {subject}',
} as const;

addTexts('es', { emails });

declare module '../i18n/texts.ts' {
  interface SpanishTexts {
    emails: typeof emails;
  }
}

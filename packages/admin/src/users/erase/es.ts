import { addTexts } from '../../i18n/catalogues.ts';

/** Texts about erasing an account, in Spanish. */
const erase = {
  title: 'Cancelación de sus datos',
  about:
    'Elimina la cuenta {username} para siempre: sus datos personales, mensajes y archivos. La solicitud queda respondida y le avisamos por correo a quien la hizo.',
  open: 'Eliminar para siempre',
  question: 'Eliminar para siempre a {name}',
  erases:
    'Se borran su nombre, correo, teléfono, CURP y usuario; sus formas de entrar; sus mensajes, publicaciones, entregas y archivos; su calendario, constancias, invitaciones y documentos.',
  keeps:
    'Se conservan, porque la ley lo pide: pagos, recibos, facturas y donativos (obligaciones fiscales); calificaciones, boletas y asistencia (registro de la escuela); consentimientos, reportes, sus solicitudes y el registro de cambios (prueba de lo que se hizo). No se puede deshacer.',
} as const;

addTexts('es', { erase });

declare module '../../i18n/texts.ts' {
  interface SpanishTexts {
    erase: typeof erase;
  }
}

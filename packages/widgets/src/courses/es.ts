import { sentences } from '@lia/sdk/courses/sentences.es';

/** Texts of the course checkout in Spanish. */
export const es = {
  ...sentences,
  'courses.title': 'Compra tu curso',
  'courses.intro': 'Crea tu cuenta y paga en línea. Entras en cuanto se apruebe tu pago.',
  'courses.back': 'Volver',
  'courses.login': '¿Ya eres parte de la comunidad? Inicia sesión',
  'courses.failed': 'No pudimos cargar los cursos. Revisa tu conexión.',
  'courses.unlimited': 'Acceso ilimitado',
  'courses.hours_one': '{count} hora',
  'courses.hours_other': '{count} horas',
  'courses.teacher': 'Imparte {name}',
  'courses.programming': 'Ese curso es de programación y no se vende aquí. Elige otro',
  'courses.gone': 'Este curso ya no está disponible. Elige otro',
  'courses.you': 'Tus datos',
  'courses.account': 'Tu cuenta',
  'courses.account.hint': 'Si ya tienes cuenta con este correo, el curso llega a ella y tu contraseña no cambia.',
  'courses.total': 'Total',
  'courses.submit': 'Continuar',
  'courses.here': 'Pagar con tarjeta o en OXXO',
  'courses.pay': 'Ir al pago',
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}

import { sentences } from '@lia/sdk/registrations/sentences.es';

/** Texts of the registration form in Spanish. */
export const es = {
  ...sentences,
  'registration.title': 'Registra a tu familia',
  'registration.parent': 'Tus datos',
  'registration.account': 'Tu cuenta',
  'registration.children': 'Tus hijos',
  'registration.children.intro': 'Cada hijo tendrá su propia cuenta para entrar a sus clases.',
  'registration.child': 'Hijo {number}',
  'registration.child.named': 'Hijo {number}: {name}',
  'registration.level.1': 'Preescolar',
  'registration.level.2': 'Primaria',
  'registration.level.3': 'Secundaria',
  'registration.grade.value': '{grade}°',
  'registration.childEmail.hint': 'Distinto para cada hijo',
  'registration.childUsername.hint': 'Con este nombre entrará',
  'registration.add': 'Añadir otro hijo',
  'registration.add.limit': 'Puedes registrar hasta {max} hijos a la vez',
  'registration.remove': 'Borrar',
  'registration.remove.label': 'Borrar: {child}',
  'registration.removed': 'Borraste los datos de {child}.',
  'registration.undo': 'Deshacer',
  'registration.summary': 'Resumen',
  'registration.summary.intro': 'Revisa que todo esté bien antes de terminar.',
  'registration.summary.edit': 'Cambiar',
  'registration.summary.edit.label': 'Cambiar: {section}',
  'registration.total': 'Total',
  'registration.free': 'Gratis',
  'registration.sum_one': '{count} hijo × {price}',
  'registration.sum_other': '{count} hijos × {price}',
  'registration.per.month': '{total} al mes',
  'registration.per.year': '{total} al año',
  'registration.price.failed': 'No pudimos cargar el precio de tu plan.',
  'registration.subscribe': 'Suscribirse',
  'registration.pay': 'Pagar',
  'registration.voucher': 'Ver mi ficha de pago',
  'registration.back': 'Regresar',
  'registration.next': 'Continuar',
  'registration.submit': 'Registrarse',
  'registration.login': 'Iniciar sesión',
  'registration.member': '¿Ya tienes cuenta?',
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}

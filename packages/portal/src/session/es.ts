/** Texts of signing in and out, in Spanish. */
export const es = {
  'accessCard.title': 'Entra con tu tarjeta',
  'pictures.enter': 'Entra con tus dibujos',

  'loginError.title': 'No pudimos abrir tu sesión',
  'loginError.link': 'Volver a iniciar sesión',

  'session.checking': 'Revisando tu sesión…',
  'session.ending': 'Cerrando tu sesión…',
  'session.expired': 'Tu sesión terminó',
  'session.expired.text': 'Lo que escribiste sigue aquí. Entra otra vez con tu cuenta para continuar.',
  'session.expired.leave': 'Salir sin terminar',
  'session.unsent.title': 'Tienes algo sin enviar',
  'session.unsent.text':
    'Empezaste un formulario y no lo enviaste. Puedes volver a terminarlo o dejarlo guardado: solo se abre con tu cuenta.',
  'session.unsent.back': 'Volver y enviarlo',
  'session.unsent.keep': 'Guardarlo y cerrar sesión',
  'session.unsent.discard': 'Descartarlo y cerrar sesión',
  'session.unreachable.title': 'No pudimos conectarnos',
  'session.unreachable.text': 'Tu sesión sigue guardada en este dispositivo. Revisa tu conexión a internet.',

  'callback.title': 'Entrar',
  'callback.hello': 'Hola, {name}',
  'callback.text': 'Vas a entrar con la cuenta {username}.',
  'callback.enter': 'Entrar a mi comunidad',
  'callback.other': 'Entrar con otra cuenta',
  'callback.failed.title': 'Este enlace ya no sirve',
  'callback.failed.text': 'Por seguridad dura un minuto y se usa una sola vez. Vuelve a iniciar sesión.',

  'view.label': 'Vista de otra cuenta',
  'view.text': 'Ves el portal como {name}. Puedes mirar, pero no cambiar nada.',
  'view.left_one': 'Queda 1 minuto.',
  'view.left_other': 'Quedan {count} minutos.',
  'view.form': 'Aquí va un formulario. En la vista de otra cuenta no se llena.',
  'view.leave': 'Salir de la vista',
  'view.child': 'Ver su comunidad',
  'view.child.of': 'Ver su comunidad como {name}',
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}

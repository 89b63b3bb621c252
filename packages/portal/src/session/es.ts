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
  'session.unreachable.title': 'No pudimos conectarnos',
  'session.unreachable.text': 'Tu sesión sigue guardada en este dispositivo. Revisa tu conexión a internet.',

  'callback.title': 'Entrar',

  'view.form': 'Aquí va un formulario. En la vista de otra cuenta no se llena.',
  'view.child': 'Ver su comunidad',
  'view.child.of': 'Ver su comunidad como {name}',
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}

/** Texts of signing in and out, in Spanish. */
export const es = {
  'accessCard.title': 'Entra con tu tarjeta',
  'pictures.enter': 'Entra con tus dibujos',
  'accessCard.text': 'Escribe el código que está en tu tarjeta. Da igual si usas mayúsculas o minúsculas.',
  'accessCard.scanned': '¡Ya leímos tu tarjeta! Presiona el botón para entrar.',
  'accessCard.code': 'Código de tu tarjeta',
  'accessCard.submit': '¡Entrar!',
  'accessCard.password': 'Entrar con usuario y contraseña',
  'accessCard.open': 'Aquí está abierta la sesión de {name}. Se cierra cuando entres con tu tarjeta.',

  'loginError.title': 'No pudimos abrir tu sesión',
  'loginError.link': 'Volver a iniciar sesión',

  'session.checking': 'Revisando tu sesión…',
  'session.ending': 'Cerrando tu sesión…',
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

  'confirm.title': 'Confirma tu correo',
  'confirm.text': 'Presiona el botón y listo: sabremos que tus recibos y avisos te llegan a ti.',
  'confirm.press': 'Confirmar mi correo',
  'confirm.done.title': '¡Listo!',
  'confirm.done.text': 'Tu correo quedó confirmado. Gracias.',
  'confirm.home': 'Ir a mi cuenta',
  'confirm.elsewhere.title': 'Este correo ya es de otra cuenta',
  'confirm.elsewhere.text':
    'Está confirmado en otra cuenta de LIA, así que aquí ya no se puede confirmar. Lo que compraste en esta cuenta sigue en ella.',
  'confirm.over.title': 'Este enlace ya no sirve',
  'confirm.over.visitor':
    'Ya se usó o ya venció. Si ya confirmaste tu correo, no tienes que hacer nada. Si no, inicia sesión y pide otro.',
  'confirm.over.member':
    'Ya se usó o ya venció. Si ya confirmaste tu correo, no tienes que hacer nada. Si no, pide otro.',
  'confirm.again': 'Enviar otra vez',
  'confirm.notice':
    'Te escribimos a {email} para confirmar que es tu correo. Abre ese mensaje y presiona el botón cuando puedas.',

  'view.label': 'Vista de otra cuenta',
  'view.text': 'Ves el portal como {name}. Puedes mirar, pero no cambiar nada.',
  'view.left_one': 'Queda 1 minuto.',
  'view.left_other': 'Quedan {count} minutos.',
  'view.form': 'Aquí va un formulario. En la vista de otra cuenta no se llena.',
  'view.leave': 'Salir de la vista',
  'view.child': 'Ver su comunidad',
  'view.child.of': 'Ver su comunidad como {name}',

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
    'Ya puedes entrar con tu usuario y la contraseña que elegiste, mientras revisamos tus documentos.',
  'arrival.next.plan': 'Tu plan te espera en tu cuenta: entra con tu usuario y la contraseña que elegiste.',
  'arrival.next.course': 'Tu curso te espera en tu cuenta: entra con tu usuario y la contraseña que elegiste.',
  'arrival.next.voucher': 'Tus cuentas ya están listas; tu plan se abre cuando pagues en la tienda.',
  'arrival.next.member': 'Lo encuentras en la cuenta con la que lo registraste.',
} as const;

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface Texts extends Own {}
}

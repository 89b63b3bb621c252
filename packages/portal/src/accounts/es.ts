import type { Catalogue } from '../i18n/i18n.ts';

/** Texts of the portal about passwords and accounts, in Spanish. */
export const es = {
  'forgotten.text': 'Escribe el correo con el que te registraste. Te enviamos un enlace para elegir otra.',
  'forgotten.submit': 'Enviar enlace',
  'forgotten.children':
    '¿Eres estudiante? Tu mamá o tu papá puede cambiarla desde su cuenta. Si te registró tu escuela, pídelo ahí.',
  'forgotten.sent.title': 'Revisa tu correo',
  'forgotten.sent.text':
    'Si hay una cuenta con {email}, en unos minutos te llega un enlace que sirve {minutes} minutos. Revisa también la carpeta de no deseados.',

  'newPassword.submit': 'Guardar contraseña',
  'newPassword.over': 'Ya se usó o ya venció. Pide otro y úsalo en la siguiente hora.',
  'newPassword.another': 'Pedir otro enlace',

  'temporary.title': 'Elige tu contraseña',
  'temporary.text': 'Entraste con una contraseña temporal. Elige una que solo tú sepas y sigue a tu espacio.',
  'temporary.current': 'Contraseña temporal',
  'temporary.submit': 'Guardar y entrar',

  'childPassword.title': 'Contraseña nueva de {name}',

  'account.who': 'Quién soy',
  'account.name': 'Nombre',
  'account.place': 'Lugar',
  'account.consents': 'Lo que aceptaste',
  'account.password': 'Tu contraseña',
  'account.password.submit': 'Cambiar contraseña',
  'account.password.unknown': '¿No la sabes, o nunca elegiste una? Pide un enlace',
  'secondFactor.title': 'Verificación en dos pasos',
  'secondFactor.text':
    'Además de tu contraseña, pedimos un código que cambia cada 30 segundos. Así nadie entra a tu cuenta aunque sepa tu contraseña.',
  'secondFactor.failed': 'No pudimos revisar tu verificación en dos pasos',
  'secondFactor.begin': 'Activar',
  'secondFactor.cancel': 'Cancelar',
  'secondFactor.password': 'Escribe tu contraseña para empezar.',
  'secondFactor.next': 'Continuar',
  'secondFactor.scan':
    'Abre tu app de verificación (Google Authenticator, Microsoft Authenticator, 1Password u otra) y escanea este código.',
  'secondFactor.qr': 'Código QR para tu app de verificación',
  'secondFactor.key': '¿No puedes escanearlo? Escribe esta clave en la app:',
  'secondFactor.code': 'Código que muestra tu app',
  'secondFactor.confirm': 'Activar verificación',
  'secondFactor.since': 'Activa desde el {when}.',
  'secondFactor.left_one': 'Te queda {count} código de recuperación.',
  'secondFactor.left_other': 'Te quedan {count} códigos de recuperación.',
  'secondFactor.few': 'Haz códigos nuevos antes de quedarte sin ninguno.',
  'secondFactor.renew': 'Hacer códigos nuevos',
  'secondFactor.renew.text': 'Los códigos que tienes ahora dejarán de servir.',
  'secondFactor.off': 'Quitar',
  'secondFactor.off.title': 'Quitar la verificación en dos pasos',
  'secondFactor.off.text': 'Tu cuenta volverá a pedir solo la contraseña.',
  'secondFactor.anyCode': 'Código de tu app o de recuperación',
  'secondFactor.codes.title': 'Tus códigos de recuperación',
  'secondFactor.codes.text':
    'Guárdalos en un lugar seguro: si pierdes tu teléfono, cada uno te deja entrar una vez. No los volveremos a mostrar.',
  'secondFactor.codes.lost':
    'La verificación ya está activa, pero tus códigos de recuperación no llegaron. Haz códigos nuevos y guárdalos.',
  'secondFactor.codes.copy': 'Copiar',
  'secondFactor.codes.copied': 'Copiamos tus códigos',
  'secondFactor.codes.save': 'Descargar',
  'secondFactor.codes.file': 'codigos-de-recuperacion-lia.txt',
  'secondFactor.codes.done': 'Ya los guardé',
  'account.data': 'Tus datos',
  'account.data.text': 'Pide los datos que guardamos de ti, corrígelos o elimínalos, y lee nuestras respuestas.',
  'account.data.open': 'Ir a Mis datos',
  'account.sessions': 'Dónde está abierta tu sesión',
  'account.sessions.failed': 'No pudimos traer tus sesiones',
  'account.sessions.device': '{browser} en {system}',
  'account.sessions.unknown': 'Otro navegador',
  'account.sessions.since': 'Desde el {when}',
  'account.sessions.current': 'Este dispositivo',
  'account.sessions.end': 'Cerrar sesión',
  'account.sessions.end.of': 'Cerrar sesión: {device}',
  'account.sessions.endOthers': 'Cerrar las demás sesiones',
  'account.sessions.question': '¿Cerrar las demás sesiones?',
  'account.sessions.consequence': 'En los otros dispositivos habrá que iniciar sesión de nuevo. Aquí sigues dentro.',
  'account.sessions.keep': 'Dejarlas abiertas',
  'account.sessions.yes': 'Sí, cerrarlas',
} as const;

/** They come with the pages that show them. */
export const accountTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}

import type { Catalogue } from '../i18n/i18n.ts';

/** Texts about signing in with pictures after the QR of a class, in Spanish. */
export const es = {
  'classPage.scan': 'Lee con la cámara el código QR de tu salón.',
  'classPage.who': '¿Quién eres?',
  'classPage.of': 'Salón {group}',
  'classPage.press': 'Presiona tu nombre.',
  'classPage.none': 'Aquí todavía no hay dibujos. Tu maestra o maestro los hace.',
  'classPage.failed': 'No pudimos abrir tu salón',
  'classPage.blocked': 'Con ayuda',
  'classPage.hello': 'Hola, {name}',
  'classPage.three': 'Presiona tus {max} dibujos, en orden.',
  'classPage.pressed': '{count} de {max}',
  'classPage.pictures': 'Dibujos',
  'classPage.undo': 'Borrar',
  'classPage.other': 'No soy yo',
  'classPage.password': 'Entrar con usuario y contraseña',
  'classPage.open': 'Aquí está abierta la sesión de {name}. Se cierra cuando entres con tus dibujos.',

  'picture.sun': 'Sol',
  'picture.moon': 'Luna',
  'picture.star': 'Estrella',
  'picture.cloud': 'Nube',
  'picture.house': 'Casa',
  'picture.tree': 'Árbol',
  'picture.flower': 'Flor',
  'picture.leaf': 'Hoja',
  'picture.apple': 'Manzana',
  'picture.fish': 'Pez',
  'picture.boat': 'Barco',
  'picture.car': 'Coche',
  'picture.ball': 'Pelota',
  'picture.kite': 'Papalote',
  'picture.bell': 'Campana',
  'picture.key': 'Llave',

  'pictures.title': 'Dibujos de {name}',
  'pictures.lead':
    'Quienes aún no leen entran así: con el código QR del salón, su nombre y tres dibujos. Mientras tengan dibujos, su nombre de pila y su avatar se ven con ese código.',
  'pictures.failed': 'No pudimos traer los dibujos',
  'pictures.none': 'Aquí no hay estudiantes para quienes puedas hacer dibujos.',
  'pictures.status.none': 'Sin dibujos',
  'pictures.status.made': 'Con dibujos, sin usar',
  'pictures.status.used': 'Con dibujos',
  'pictures.status.blocked': 'Cerrados por intentos equivocados',
  'pictures.unchosen': 'Hacer dibujos',
  'pictures.make': 'Hacer dibujos ({count})',
  'pictures.end': 'Quitar dibujos ({count})',
  'pictures.allow': 'Permitir otra vez ({count})',
  'pictures.replace.title': '¿Cambiar los dibujos?',
  'pictures.replace.text_one':
    'Los dibujos que ya tiene {count} alumno dejan de servir y se cierran las sesiones que abrieron.',
  'pictures.replace.text_other':
    'Los dibujos que ya tienen {count} alumnos dejan de servir y se cierran las sesiones que abrieron.',
  'pictures.replace.yes': 'Sí, hacer otros',
  'pictures.end.title': '¿Quitar los dibujos?',
  'pictures.end.text': 'Dejan de servir y se cierran las sesiones que abrieron. Puedes hacer otros cuando quieras.',
  'pictures.sheet': 'Dibujos para imprimir',
  'pictures.once': 'Los dibujos solo se ven ahora. Imprímelos, o guárdalos como PDF, antes de cerrar.',
  'pictures.card': 'Mis tres dibujos',
  'pictures.card.where': 'Lee el código QR de tu salón, presiona tu nombre y luego tus dibujos, en este orden.',

  'classQr.title': 'Código QR del salón',
  'classQr.none': 'Todavía no hay. Imprímelo y pégalo en el salón.',
  'classQr.until': 'Sirve hasta el {day}. Si se perdió o se compartió, haz otro.',
  'classQr.make': 'Hacer el código QR',
  'classQr.again': 'Hacer otro',
  'classQr.end': 'Quitar',
  'classQr.replace.title': '¿Hacer otro código QR?',
  'classQr.replace.text': 'El de ahora deja de servir y se cierran las sesiones que se abrieron con dibujos.',
  'classQr.end.title': '¿Quitar el código QR?',
  'classQr.end.text': 'Ya nadie entra con dibujos hasta que hagas otro, y se cierran las sesiones abiertas así.',
  'classQr.sheet': 'Código QR para imprimir',
  'classQr.once': 'El código solo se ve ahora. Imprímelo, o guárdalo como PDF, antes de cerrar.',
  'classQr.code': 'Código QR de {group}',
  'classQr.step.scan': 'Lee este código con la cámara.',
  'classQr.step.name': 'Presiona tu nombre.',
  'classQr.step.pictures': 'Presiona tus tres dibujos, en orden.',
  'classQr.printed': 'Sirve hasta el {day}',
} as const;

/** They come with the page of a class, and with the dialog of a group. */
export const pictureTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}

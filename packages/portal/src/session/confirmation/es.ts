import type { Catalogue } from '../../i18n/i18n.ts';

/** Texts of confirming an e-mail address, in Spanish. */
export const es = {
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
} as const;

/** They come with the pages that show them. */
export const confirmationTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}

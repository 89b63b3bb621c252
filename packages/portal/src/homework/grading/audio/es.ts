import type { Catalogue } from '../../../i18n/i18n.ts';

/** Texts of the recorder of comments, in Spanish. */
export const es = {
  'recorder.asking': 'Permite el micrófono en el aviso de tu navegador.',
  'recorder.recording': 'Grabando {length} de {most}',
  'recorder.stop': 'Terminar de grabar',
  'recorder.began': 'Empezó la grabación.',
  'recorder.preview': 'Tu audio',
  'recorder.check':
    'Escúchalo antes de guardar. Escribe también lo más importante en el comentario, para quien no puede oírlo.',
  'recorder.remove': 'Borrar el audio',
  'recorder.denied':
    'Tu navegador no dio permiso al micrófono. Actívalo en los permisos de este sitio y vuelve a intentarlo.',
  'recorder.noMicrophone': 'No encontramos un micrófono. Conecta uno, o escribe tu comentario.',
  'recorder.unsupported': 'Este navegador no puede grabar. Escribe tu comentario, o prueba con otro navegador.',
  'recorder.failed': 'La grabación falló. Vuelve a intentarlo.',
  'recorder.tooLarge': 'El audio pesa demasiado. Graba uno más corto.',
} as const;

/** They come with the pages where homework is graded. */
export const recorderTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}

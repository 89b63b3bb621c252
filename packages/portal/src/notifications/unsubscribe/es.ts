import type { Catalogue } from '../../i18n/i18n.ts';

/** Texts of switching off e-mails without a session, in Spanish. */
export const es = {
  'unsubscribe.title': '¿Dejar de recibir estos correos?',
  'unsubscribe.text': 'Ya no te enviaremos correos de: {topic}. Nada más cambia en tu cuenta.',
  'unsubscribe.all':
    'Ya no te enviaremos correos de notificaciones. Los de seguridad, comprobantes, avisos de cobro, precios y respuestas sobre tus datos te siguen llegando.',
  'unsubscribe.press': 'Dejar de recibirlos',
  'unsubscribe.preferences': 'Elegir qué correos recibo',
  'unsubscribe.done.title': '¡Listo!',
  'unsubscribe.done.text':
    'Ya no te enviaremos estos correos. Si cambias de idea, puedes volver a pedirlos en tus preferencias.',
  'unsubscribe.over.title': 'Este enlace ya no sirve',
  'unsubscribe.over.text':
    'Es de una cuenta que ya no existe o que ahora tiene otro correo. En tus preferencias eliges qué correos recibes.',
} as const;

/** They come with the page that shows them. */
export const unsubscribeTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../../i18n/texts.ts' {
  interface PageTexts extends Own {}
}

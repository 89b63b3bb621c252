import type { Catalogue } from '../i18n/i18n.ts';

/** Texts about the access cards of a group, in Spanish. */
export const es = {
  'cards.title': 'Tarjetas de {name}',
  'cards.lead': 'Con su tarjeta, cada estudiante entra sin escribir una contraseña.',
  'cards.failed': 'No pudimos traer las tarjetas',
  'cards.none': 'Aquí no hay estudiantes para quienes puedas hacer tarjetas.',
  'cards.all': 'Todo el grupo',
  'cards.without': 'Solo quienes no tienen',
  'cards.status.none': 'Sin tarjeta',
  'cards.status.made': 'Con tarjeta, sin usar',
  'cards.status.used': 'Con tarjeta',
  'cards.unchosen': 'Hacer tarjetas',
  'cards.make_one': 'Hacer {count} tarjeta',
  'cards.make_other': 'Hacer {count} tarjetas',
  'cards.replace.title_one': '¿Cambiar {count} tarjeta?',
  'cards.replace.title_other': '¿Cambiar {count} tarjetas?',
  'cards.replace.text': 'Las tarjetas anteriores dejan de servir y se cierran las sesiones que abrieron.',
  'cards.replace.yes': 'Sí, hacer nuevas',
  'cards.end_one': 'Quitar {count} tarjeta',
  'cards.end_other': 'Quitar {count} tarjetas',
  'cards.end.title_one': '¿Quitar {count} tarjeta?',
  'cards.end.title_other': '¿Quitar {count} tarjetas?',
  'cards.end.text': 'Dejan de servir y se cierran las sesiones que abrieron. Puedes hacer otras cuando quieras.',
  'cards.many': 'Elige hasta {max} estudiantes cada vez.',
  'cards.once': 'Los códigos solo se ven ahora. Imprime las tarjetas, o guárdalas como PDF, antes de cerrar.',
  'cards.sheet': 'Tarjetas para imprimir',
} as const;

/** They come with the dialog that shows them. */
export const cardTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}

import type { Catalogue } from '../i18n/i18n.ts';

/** Texts about renewals, in Spanish. */
export const es = {
  'renewal.title': 'Tu siguiente periodo',
  'renewal.failed': 'No pudimos cargar tu siguiente periodo',
  'renewal.charged_one': 'El {when} cobramos {total} por 1 licencia.',
  'renewal.charged_other': 'El {when} cobramos {total} por {count} licencias.',
  'renewal.byHand_one': 'Para seguir después del {when} pagas {total} por 1 licencia.',
  'renewal.byHand_other': 'Para seguir después del {when} pagas {total} por {count} licencias.',
  'renewal.chosen': 'Elegiste seguir con {chosen} de tus {licences} licencias.',
  'renewal.frees.none': 'Nadie pierde la suya.',
  'renewal.frees_one': 'Esta persona deja de tener la suya: {names}.',
  'renewal.frees_other': 'Estas {count} personas dejan de tener la suya: {names}.',
  'renewal.change': 'Renovar con menos licencias',
  'renewal.keep': 'Conservar todas',
  'renewal.question': '¿Con cuántas licencias sigues?',
  'renewal.number': 'Licencias del siguiente periodo',
  'renewal.range': 'Entre {least} y {most}. Puedes cambiarlo hasta que empiece el periodo.',
  'renewal.costs': 'Cuesta {total} el siguiente periodo.',
  'renewal.cancel': 'Cancelar',
  'renewal.save': 'Guardar',
} as const;

/** They come with the pages that show them. */
export const renewalTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

type Own = typeof es;

declare module '../i18n/texts.ts' {
  interface PageTexts extends Own {}
}

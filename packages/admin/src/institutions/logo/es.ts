import { addTexts } from '../../i18n/catalogues.ts';

/** Texts about logos of institutions, in Spanish. */
const logos = {
  title: 'Logo',
  of: 'Logo de {name}',
  none: 'Todavía no tiene logo.',
  upload: 'Subir un logo',
  uploadHint: 'JPG, PNG o WebP de hasta 1 MB. Se ve mejor con fondo blanco o transparente.',
  remove: 'Quitar el logo',
  removeBody: 'La imagen se borra. Puedes subir otra cuando quieras.',
} as const;

addTexts('es', { logos });

declare module '../../i18n/texts.ts' {
  interface SpanishTexts {
    logos: typeof logos;
  }
}

import type { Labels } from '../messages/labels.ts';
import type { TextVersion } from './versions.ts';

/** What the console calls the fields of a version of a text. */
export const textVersionLabels = {
  id: { es: 'ID', en: 'ID' },
  document: { es: 'Texto', en: 'Text' },
  version: { es: 'Vigente desde', en: 'In force from' },
  status: { es: 'Estado', en: 'Status' },
  title_es: { es: 'Título en español', en: 'Title in Spanish' },
  text_es: { es: 'Texto en español', en: 'Text in Spanish' },
  title_en: { es: 'Título en inglés', en: 'Title in English' },
  text_en: { es: 'Texto en inglés', en: 'Text in English' },
  created_at: { es: 'Guardado', en: 'Saved' },
  author: { es: 'Quién lo agregó', en: 'Added by' },
} satisfies Labels<TextVersion>;

import type { Label } from '../messages/labels.ts';
import type { Level } from './rules.ts';

/** What the school levels are called. */
export const levelLabels: Readonly<Record<Level, Label>> = {
  1: { es: 'Preescolar', en: 'Preschool' },
  2: { es: 'Primaria', en: 'Primary school' },
  3: { es: 'Secundaria', en: 'Secondary school' },
};

import type { Catalogue } from '../i18n/i18n.ts';
import { es } from './es.ts';

/** They come with the map of a student. */
export const islandTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

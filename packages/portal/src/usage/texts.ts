import type { Catalogue } from '../i18n/i18n.ts';
import { es } from './es.ts';

/** They come with what shows them. */
export const usageTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

import type { Catalogue } from '../i18n/i18n.ts';
import { es } from './es.ts';

/** They come with the pages that show them. */
export const placeTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

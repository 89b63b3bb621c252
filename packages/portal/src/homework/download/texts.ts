import type { Catalogue } from '../../i18n/i18n.ts';
import { es } from './es.ts';

/** They come with the pages from which deliveries are downloaded. */
export const downloadTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

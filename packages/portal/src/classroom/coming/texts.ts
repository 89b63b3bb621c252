import type { Catalogue } from '../../i18n/i18n.ts';
import { es } from './es.ts';

/** They come with what shows them, on pages of other domains as well. */
export const comingTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

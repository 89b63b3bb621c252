import type { Catalogue } from '../i18n/i18n.ts';
import { es } from './es.ts';

/** They come with the pages of lessons. */
export const lessonTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

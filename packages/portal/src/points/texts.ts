import type { Catalogue } from '../i18n/i18n.ts';
import { es } from './es.ts';

/** They come with the page of a student's points, or a child's. */
export const pointTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

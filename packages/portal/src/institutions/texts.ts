import type { Catalogue } from '../i18n/i18n.ts';
import { es } from './es.ts';

/** They come with the page of a school. */
export const schoolTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

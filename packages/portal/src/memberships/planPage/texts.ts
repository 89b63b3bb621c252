import type { Catalogue } from '../../i18n/i18n.ts';
import { es } from './es.ts';

/** They come with the page: no first screen waits for them. */
export const planTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

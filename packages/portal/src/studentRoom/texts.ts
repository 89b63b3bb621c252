import type { Catalogue } from '../i18n/i18n.ts';
import { es } from './es.ts';

/** They come with the frame around a student's pages. */
export const roomTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

import type { Catalogue } from '../i18n/i18n.ts';
import { es } from './es.ts';

/** They come with a student's home. */
export const studentTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

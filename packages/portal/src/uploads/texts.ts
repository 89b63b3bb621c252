import type { Catalogue } from '../i18n/i18n.ts';
import { es } from './es.ts';

/** They come with the forms that send files. */
export const uploadTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

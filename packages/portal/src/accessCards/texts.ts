import type { Catalogue } from '../i18n/i18n.ts';
import { es } from './es.ts';

/** They come with the dialog that shows them. */
export const cardTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

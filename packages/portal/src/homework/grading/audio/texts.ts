import type { Catalogue } from '../../../i18n/i18n.ts';
import { es } from './es.ts';

/** They come with the pages where homework is graded. */
export const recorderTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

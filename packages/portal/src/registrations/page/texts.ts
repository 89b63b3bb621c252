import type { Catalogue } from '../../i18n/i18n.ts';
import { es } from './es.ts';

/** They come with the page that shows them. */
export const registrationTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

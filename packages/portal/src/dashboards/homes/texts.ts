import type { Catalogue } from '../../i18n/i18n.ts';
import { es } from './es.ts';

/** They come with the homes that show them: a parent's is on screen without them. */
export const homeTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

import type { Catalogue } from '../i18n/i18n.ts';
import { es } from './es.ts';

/** They come with what can be reported. */
export const moderationTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

import type { Catalogue } from '../i18n/i18n.ts';
import { es } from './es.ts';

/** They come with the dialog, and with where Google sends the browser back to. */
export const googleTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

import type { Catalogue } from '../i18n/i18n.ts';
import { es } from './es.ts';

/** They come with the page of a class, and with the dialog of a group. */
export const pictureTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

import type { Catalogue } from '../../i18n/i18n.ts';
import { es } from './es.ts';

/** They come with the dialog that makes teams. */
export const teamTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

import type { Catalogue } from '../../i18n/i18n.ts';
import { es } from './es.ts';

/** They come with a child's page: a guardian reads nothing else of homework. */
export const childHomeworkTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

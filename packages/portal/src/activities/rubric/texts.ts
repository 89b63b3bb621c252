import type { Catalogue } from '../../i18n/i18n.ts';
import { es } from './es.ts';

/** They come with the form of an activity. */
export const rubricEditorTexts: Catalogue = { es, fetchEnglish: () => import('./en.ts') };

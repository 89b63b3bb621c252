import { es as federation } from '../../federation/es.ts';
import { es as shared } from '../../i18n/es.ts';
import type { Catalogue } from '../../i18n/i18n.ts';
import { es as login } from './es.ts';

/** Texts of the sign-in screen, without the texts of the screens behind it. */
export const signInTexts: Catalogue = {
  es: { ...shared, ...federation, ...login },
  fetchEnglish: () => import('./texts.en.ts'),
};

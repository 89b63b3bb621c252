import type { Language } from '@lia/sdk/messages/language';
import 'media-chrome/lang/es';
import { setLanguage } from 'media-chrome/utils/i18n';

/** The language of the player's buttons. They read it when they are made. */
export const setPlayerLanguage = (language: Language): void => setLanguage(language);

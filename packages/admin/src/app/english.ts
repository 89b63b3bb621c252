import { en as sentences } from '@lia/sdk/messages/en';
import englishPack from 'ra-language-english';

import { addTexts, sdkMessages } from '../i18n/catalogues.ts';
import { en } from './en.ts';
import { adaptPack } from './i18nProvider.ts';

/** Adds everything that the console shows in English, which few people read, so it is fetched when they choose it. */
export function addEnglish(): void {
  addTexts('en', adaptPack(englishPack));
  addTexts('en', en);
  sdkMessages.en = sentences;
}

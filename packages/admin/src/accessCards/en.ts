import { addTexts } from '../i18n/catalogues.ts';
import type { Texts } from '../i18n/texts.ts';

/** The same texts in English. */
const accessCards: Texts['accessCards'] = {
  title: 'Access cards',
  making: 'Making the cards',
  made: '{done} of {total} cards',
  failed: 'We could not make all cards. The others are as they were.',
  goOn: 'Make the others',
  once: 'The codes are shown this once. Print the cards, or save them as a PDF, before you close.',
  print: 'Print',
  close: 'Close',
  replaceTitle: 'Make new cards?',
  replaceBody: 'The earlier cards stop working, and the sessions that they opened end.',
};

addTexts('en', { accessCards });

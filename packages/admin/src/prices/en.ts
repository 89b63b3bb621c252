import { addTexts } from '../i18n/catalogues.ts';
import type { Texts } from '../i18n/texts.ts';

/** Texts about prices, in English. */
const prices: Texts['prices'] = {
  changeTitle: 'Change the price from {before} to {after}?',
  falls: 'It falls by {percent}%. Check that no zero is missing.',
  rises: 'It rises by {percent}%. Check that there is no zero too many.',
  change: 'Change the price',
  correct: 'Correct it',
};

addTexts('en', { prices });

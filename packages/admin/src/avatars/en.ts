import { addTexts } from '../i18n/catalogues.ts';
import type { Texts } from '../i18n/texts.ts';

/** Texts about the catalogue of avatars, in English. */
const avatars: Texts['avatars'] = {
  none: 'The avatars will appear here.',
  lead: 'Who has an avatar that is not offered any more keeps it until they choose another one.',
  offer: 'Offer {name}',
};

addTexts('en', { avatars });

import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'cards.title': 'Cards of {name}',
  'cards.lead': 'With their card, each student signs in without a password.',
  'cards.failed': 'We could not load the cards',
  'cards.none': 'There are no students here for whom you can make cards.',
  'cards.all': 'The whole group',
  'cards.without': 'Only those without one',
  'cards.status.none': 'No card',
  'cards.status.made': 'Has a card, not used yet',
  'cards.status.used': 'Has a card',
  'cards.unchosen': 'Make cards',
  'cards.make_one': 'Make {count} card',
  'cards.make_other': 'Make {count} cards',
  'cards.replace.title_one': 'Replace {count} card?',
  'cards.replace.title_other': 'Replace {count} cards?',
  'cards.replace.text': 'The earlier cards stop working, and the sessions that they opened end.',
  'cards.replace.yes': 'Yes, make new ones',
  'cards.end_one': 'End {count} card',
  'cards.end_other': 'End {count} cards',
  'cards.end.title_one': 'End {count} card?',
  'cards.end.title_other': 'End {count} cards?',
  'cards.end.text': 'They stop working, and the sessions that they opened end. You can make others at any time.',
  'cards.many': 'Choose up to {max} students at a time.',
  'cards.once': 'The codes are shown this once. Print the cards, or save them as a PDF, before you close.',
  'cards.sheet': 'Cards to print',
};

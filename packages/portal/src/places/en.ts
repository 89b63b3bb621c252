import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'places.lead':
    'Each place is a membership for a student. The school decides who gets it, so that you see no names here.',
  'places.failed': 'We could not get your places',
  'places.none.title': 'You have not given any places yet',
  'places.none.text': 'Once you give memberships or sponsor students, you will see here how many places are used.',
  'places.none.link': 'I want to help',
  'places.count_one': '{count} place',
  'places.count_other': '{count} places',
  'places.months_one': 'for {count} month',
  'places.months_other': 'for {count} months',
  'places.waiting': 'We will give them to a school soon. Their time begins on that day.',
  'places.school': '{school} has them.',
  'places.until': 'Until: {day}',
  'places.ended': '{school} had them, until {day}.',
  'places.used.none': 'Not used yet.',
  'places.used.few': 'There are students who use them.',
  'places.used_one': '{count} used',
  'places.used_other': '{count} used',
  'places.used.why': 'Where they are fewer than {least} we do not show how many, to protect their privacy.',
  'places.link.title': 'What you gave',
  'places.link.text': 'See which school has your places, and how many are used.',
  'places.link.open': 'See my places',
};

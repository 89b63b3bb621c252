import { addTexts } from '../../i18n/catalogues.ts';
import type { Texts } from '../../i18n/texts.ts';

/** Texts about who has a place in a course, in English. */
const coursePlaces: Texts['coursePlaces'] = {
  title: 'Who has a place',
  none: 'No one has a place in this course yet.',
  statuses: { pending: 'To be paid', active: 'Enrolled', withdrawn: 'Withdrawn' },
  given: 'Given by {by}: {reason}',
  give: 'Give a place',
  lead: 'Without a payment. The person is notified, and the reason is kept with their place.',
  search: 'Search by name, username or e-mail',
  noPerson: 'No one matches',
  missing: 'Choose a person',
  reasonHint: 'One sentence will do: a scholarship, a wrong charge, a gift.',
  withdraw: 'Take the place back',
  withdrawOf: 'Take the place back: {name}',
  withdrawTitle: 'Take this place back?',
  withdrawBody: 'The person cannot open the course any more. If they have opened a lesson, they keep their place.',
  keep: 'Keep it',
  ofPerson: 'Courses',
  noneOfPerson: 'They have no course.',
};

addTexts('en', { coursePlaces });

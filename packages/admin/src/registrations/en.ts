import type { Texts } from '../i18n/text.ts';

/** What the console says of schools that ask to be called, in English. */
export const schoolContacts: Texts['schoolContacts'] = {
  none: 'When a school asks to be contacted, its request appears here.',
  states: { open: 'To be contacted', answered: 'Answered' },
  plans: { gratis: 'Free plan', mensual: 'Monthly plan', anual: 'Annual plan' },
  titleOne: 'Request of %{name}',
  wish: 'What it asks for',
  plan: 'Plan it has in mind',
  asked: 'Received',
  answered: 'Answered',
  mark: 'Mark as answered',
  reopen: 'Back to be contacted',
  person: 'Whom to contact',
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  place: 'City and country',
  call: 'Call',
  write: 'Write',
};

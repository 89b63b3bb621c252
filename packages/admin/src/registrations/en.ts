import type { Texts } from '../i18n/texts.ts';

/** Texts about schools that ask to be called, in English. */
export const schoolContacts: Texts['schoolContacts'] = {
  none: 'When a school asks to be contacted, its request appears here.',
  statuses: { contact: 'To be contacted', contacted: 'Contacted' },
  plans: { gratis: 'Free plan', mensual: 'Monthly plan', anual: 'Annual plan' },
  titleOne: 'Request from {name}',
  wish: 'What it asks for',
  contactTitle: 'This school is waiting for our call',
  contactBody:
    'It asked to be contacted. Once you have talked to them, mark it here so that they are not called twice.',
  person: 'Whom to contact',
  place: 'City and country',
};

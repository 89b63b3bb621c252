import type { Texts } from '../i18n/text.ts';

/** What the console says of letters that nobody got, in English. */
export const letters: Texts['letters'] = {
  none: 'Every letter arrived. One that cannot be delivered appears here with the reason.',
  unwritten: 'Could not be written (%{letter})',
  reasons: {
    address: 'The server says that nobody has that address',
    server: 'The mail server did not answer for two days',
    login: 'The mail server did not take our password',
    letter: 'The letter could not be written',
  },
  action: 'Action',
  send: 'Send again',
  sendOne: 'Send again: %{subject}',
};

import type { Texts } from '../i18n/text.ts';

/** What the console says of letters that nobody got, in English. */
export const letters: Texts['letters'] = {
  none: 'Every letter arrived. One that cannot be delivered appears here with the reason.',
  unwritten: 'Could not be written: %{letter}',
  kinds: {
    'email-confirmation': 'confirmation of an address',
    receipt: 'receipt',
    'receipt-cancelled': 'cancelled receipt',
    refund: 'refund',
    'invoice-decided': 'news of an invoice',
    'course-place': 'access to a course',
    voucher: 'OXXO slip',
    'voucher-reminder': 'OXXO reminder',
    'membership-accounts': 'accounts of a family',
    'membership-grace': 'renewal that is missing',
    'membership-ended': 'end of a membership',
    'school-contact': 'news of a school',
  },
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

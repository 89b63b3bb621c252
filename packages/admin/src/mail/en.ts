import type { Texts } from '../i18n/text.ts';

/** Texts about undelivered emails, in English. */
export const emails: Texts['emails'] = {
  none: 'Every email arrived. One that cannot be delivered appears here with the reason.',
  unwritten: 'Could not be written: {kind}',
  kinds: {
    'email-confirmation': 'confirmation of an address',
    'known-address': 'notice of another account with the same address',
    'password-reset': 'new password',
    'password-changed': 'notice of a password',
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
    'teacher-registration': 'news of a teacher',
    volunteering: 'news of a volunteering offer',
  },
  reasons: {
    address: 'The mail server reports that this address does not exist',
    server: 'The mail server did not answer for two days',
    login: 'The mail server did not take our password',
    limit: 'This address got several of the same emails within the hour; someone may be misusing it',
    email: 'The email could not be written',
  },
  action: 'Action',
  send: 'Send again',
  sendOne: 'Send again: {subject}',
};

import type { Texts } from '../i18n/texts.ts';

/** Texts about undelivered emails, in English. */
export const emails: Texts['emails'] = {
  none: 'Every email was delivered. Any that cannot be delivered appears here with the reason.',
  unwritten: 'Could not be written: {kind}',
  kinds: {
    'email-confirmation': 'address confirmation',
    'known-address': 'notice of another account with the same address',
    'password-reset': 'new password',
    'password-changed': 'password change notice',
    'account-invitation': 'new account',
    receipt: 'receipt',
    'receipt-cancelled': 'cancelled receipt',
    refund: 'refund',
    'data-request': 'update on a data request',
    'invoice-decided': 'invoice update',
    'course-place': 'access to a course',
    voucher: 'OXXO slip',
    'voucher-reminder': 'OXXO reminder',
    'membership-accounts': 'family accounts',
    'membership-grace': 'missed renewal',
    'membership-ended': 'end of a membership',
    'school-contact': 'school request',
    'teacher-registration': 'teacher registration',
    volunteering: 'volunteering offer',
  },
  reasons: {
    address: 'The mail server reports that this address does not exist',
    server: 'The mail server did not answer for two days',
    login: 'The mail server rejected our password',
    limit: 'This address got several of the same emails within the hour; someone may be misusing it',
    email: 'The email could not be written',
  },
  action: 'Action',
  send: 'Send again',
  sendOne: 'Send again: {subject}',
};

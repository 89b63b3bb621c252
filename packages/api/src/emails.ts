import { confirmationEmail, knownAddressEmail } from './accounts/emails.ts';
import { passwordChangedEmail, passwordResetEmail } from './accounts/passwordEmails.ts';
import { placeEmail } from './courses/emails.ts';
import { refundEmail } from './payments/refundEmail.ts';
import { reminderEmail, voucherEmail } from './payments/vouchers/emails.ts';
import { accountsEmail, endedEmail, graceEmail } from './memberships/emails.ts';
import { volunteeringEmail } from './giving/volunteeringEmail.ts';
import type { EmailKind } from './platform/mail/email.ts';
import { invoiceEmail } from './receipts/invoiceEmail.ts';
import { schoolEmail } from './registrations/schoolEmail.ts';
import { teacherEmail } from './teachers/teacherEmail.ts';
import { cancellationEmail, receiptEmail } from './receipts/emails.ts';

/** Every kind of email that may lie in the outbox. */
export const emails: readonly EmailKind[] = [
  confirmationEmail,
  knownAddressEmail,
  passwordResetEmail,
  passwordChangedEmail,
  receiptEmail,
  cancellationEmail,
  refundEmail,
  invoiceEmail,
  placeEmail,
  voucherEmail,
  reminderEmail,
  accountsEmail,
  graceEmail,
  endedEmail,
  schoolEmail,
  teacherEmail,
  volunteeringEmail,
];

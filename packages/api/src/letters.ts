import { confirmationLetter, knownAddressLetter } from './accounts/letters.ts';
import { passwordChangedEmail, passwordResetEmail } from './accounts/passwordEmails.ts';
import { placeLetter } from './courses/letters.ts';
import { refundLetter } from './payments/refundLetter.ts';
import { reminderLetter, voucherLetter } from './payments/vouchers/letters.ts';
import { accountsLetter, endedLetter, graceLetter } from './memberships/letters.ts';
import { volunteeringEmail } from './giving/volunteeringEmail.ts';
import type { LetterKind } from './platform/mail/letter.ts';
import { invoiceLetter } from './receipts/invoiceLetter.ts';
import { schoolLetter } from './registrations/schoolLetter.ts';
import { teacherEmail } from './teachers/teacherEmail.ts';
import { cancellationLetter, receiptLetter } from './receipts/letters.ts';

/** Every kind of letter that may lie in the outbox. */
export const letters: readonly LetterKind[] = [
  confirmationLetter,
  knownAddressLetter,
  passwordResetEmail,
  passwordChangedEmail,
  receiptLetter,
  cancellationLetter,
  refundLetter,
  invoiceLetter,
  placeLetter,
  voucherLetter,
  reminderLetter,
  accountsLetter,
  graceLetter,
  endedLetter,
  schoolLetter,
  teacherEmail,
  volunteeringEmail,
];

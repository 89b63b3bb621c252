import { ownedEmailOf } from '../payments/ownedEmail.ts';

/** That a course was paid which its buyer had already, and that the money goes back. */
export const ownedEmail = ownedEmailOf('course');

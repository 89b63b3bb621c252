import { ownedEmailOf } from '../payments/ownedEmail.ts';

/** That a plan was paid which another guardian paid for the same children, and that the money goes back. */
export const ownedPlanEmail = ownedEmailOf('plan');

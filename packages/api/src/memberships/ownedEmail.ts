import { ownedEmailOf } from '../payments/ownedEmail.ts';

// That a plan was paid which another guardian paid for the same children, or another administrator for the same school, and that
// the money goes back.
export const ownedPlanEmail = ownedEmailOf('plan');
export const ownedSchoolPlanEmail = ownedEmailOf('school-plan');

import { activityCopiesSchema, type ActivityCopies } from '@lia/sdk/activities/copies';
import { validate } from '@lia/sdk/validation/validate';

export const check = (copies: ActivityCopies) => validate(activityCopiesSchema, copies, { input: 'typed' });

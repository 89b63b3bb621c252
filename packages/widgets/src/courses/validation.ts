import { type CoursePurchase, coursePurchaseSchema } from '@lia/sdk/courses/schema';
import { type Validation, validate } from '@lia/sdk/validation/validate';

import { bodyOf, type Offer, type PurchaseValues } from './values.ts';

/** The rules of a purchase. A module of its own, fetched late: it brings yup. */
export const check = (values: PurchaseValues, offer: Offer | null): Validation<CoursePurchase> =>
  validate(coursePurchaseSchema, bodyOf(values, offer), { input: 'typed' });

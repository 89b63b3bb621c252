import type { InferType } from 'yup';

import { mayConsent } from '../consents/schema.ts';
import { record, messageKey } from '../validation/fields.ts';
import { childrenSchema, parentSchema } from './schema.ts';
import { schoolContactSchema } from './schoolSchema.ts';

// What the calls take: what their forms ask, and the consents, which the specification does not list.

export const parentCallSchema = parentSchema.concat(mayConsent());

export const freeRegistrationCallSchema = record({
  form: parentCallSchema.required(messageKey('required')),
  children: childrenSchema(),
});
export type FreeRegistrationCall = InferType<typeof freeRegistrationCallSchema>;

export const schoolContactCallSchema = schoolContactSchema.concat(mayConsent());
export type SchoolContactCall = InferType<typeof schoolContactCallSchema>;

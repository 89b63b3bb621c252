import { boolean, type InferType } from 'yup';

import { mayConsent } from '../consents/schema.ts';
import { messageKey, record, username } from '../validation/fields.ts';
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

/** A username that is wished for. */
export const usernameQuestionSchema = record({ username: username() });
export type UsernameQuestion = InferType<typeof usernameQuestionSchema>;

/** Whether an account may still be made with it. */
export const usernameAnswerSchema = record({ available: boolean().required() });
export type UsernameAnswer = InferType<typeof usernameAnswerSchema>;

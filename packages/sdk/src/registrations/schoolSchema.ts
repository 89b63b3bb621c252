import { type InferType, string } from 'yup';

import { MAX_MESSAGE } from '../giving/rules.ts';
import { memberships } from '../registrations/rules.ts';
import { country, phone } from '../geography/fields.ts';
import { email, personName, record, messageKey, text } from '../validation/fields.ts';

/**
 * A school that wants to hear from us (document 1 section 3): it names a person, and the plan it has in mind. The phone
 * travels as `phone`.
 */
export const schoolContactSchema = record({
  name: personName(),
  email: email(),
  phone: phone(),
  country: country(),
  city: text(2, 30),
  message: string()
    .typeError(messageKey('invalid'))
    .trim(messageKey('untrimmed'))
    .required(messageKey('required'))
    .max(MAX_MESSAGE, messageKey('message.max')),
  membership: string()
    .typeError(messageKey('choice.unknown'))
    .oneOf(memberships, messageKey('choice.unknown'))
    .required(messageKey('required')),
});
export type SchoolContact = InferType<typeof schoolContactSchema>;

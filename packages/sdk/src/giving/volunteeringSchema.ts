import { type InferType, string } from 'yup';

import { phone } from '../geography/fields.ts';
import { choice, email, personName, record, messageKey, text } from '../validation/fields.ts';
import { MAX_MESSAGE } from './rules.ts';

/**
 * A company's offer to volunteer. It reuses the call of the donation (document 1 section 3) with `support` fixed at 2, and
 * differs from a donation for more than ten children by its `company`, which no donation has. Nothing is asked about
 * where one is or how one appears (section 5).
 */
export const volunteeringSchema = record({
  support: choice([2]).required(messageKey('required')),
  company: text(3, 300),
  businessName: text(3, 300),
  position: text(3, 300),
  name: personName(),
  email: email(),
  phone_number: phone(),
  instructions: string()
    .typeError(messageKey('invalid'))
    .trim(messageKey('untrimmed'))
    .required(messageKey('required'))
    .max(MAX_MESSAGE, messageKey('message.max')),
});
export type Volunteering = InferType<typeof volunteeringSchema>;

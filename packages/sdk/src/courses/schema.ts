import { type InferType, number } from 'yup';

import { consentsMayLack } from '../consents/schema.ts';
import { country, phone, state } from '../geography/fields.ts';
import {
  LARGEST_ID,
  choice,
  email,
  newPassword,
  passwordAgain,
  personName,
  record,
  messageKey,
  text,
  username,
} from '../validation/fields.ts';
import { COURSE_ROLE_ID } from './rules.ts';

/** The course that is bought, as its buyer saw it: `id` is the course's `productable_id`, `price` in pesos. */
const wantedCourse = record({
  id: number()
    .typeError(messageKey('required'))
    .required(messageKey('required'))
    .integer(messageKey('invalid'))
    .min(1, messageKey('invalid'))
    .max(LARGEST_ID, messageKey('invalid')),
  price: number()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .moreThan(0, messageKey('number.positive')),
  name: text(1, 300),
})
  .default(undefined)
  .required(messageKey('required'));

/** Who buys a course, and which (document 1 sections 3 and 5). */
export const coursePurchaseSchema = record({
  name: personName(),
  last_name: personName(),
  email: email(),
  phone_number: phone(),
  country: country(),
  state: state(),
  username: username(),
  role_id: choice([COURSE_ROLE_ID]).required(messageKey('required')),
  password: newPassword(),
  c_password: passwordAgain(),
  course: wantedCourse,
  consents: consentsMayLack(),
});
export type CoursePurchase = InferType<typeof coursePurchaseSchema>;

import { type InferType, number } from 'yup';

import { consentsMayLack } from '../consents/schema.ts';
import {
  LARGEST_ID,
  choice,
  country,
  email,
  newPassword,
  passwordAgain,
  personName,
  phone,
  record,
  says,
  state,
  text,
  username,
} from '../validation/fields.ts';
import { COURSE_ROLE_ID } from './rules.ts';

/** The course that is bought, as its buyer saw it: `id` is the course's `productable_id`, `price` in pesos. */
const wantedCourse = record({
  id: number()
    .typeError(says('required'))
    .required(says('required'))
    .integer(says('invalid'))
    .min(1, says('invalid'))
    .max(LARGEST_ID, says('invalid')),
  price: number().typeError(says('invalid')).required(says('required')).moreThan(0, says('number.positive')),
  name: text(1, 300),
})
  .default(undefined)
  .required(says('required'));

/** Who buys a course, and which (document 1 sections 3 and 5). */
export const coursePurchaseSchema = record({
  name: personName(),
  last_name: personName(),
  email: email(),
  phone_number: phone(),
  country: country(),
  state: state(),
  username: username(),
  role_id: choice([COURSE_ROLE_ID]).required(says('required')),
  password: newPassword(),
  c_password: passwordAgain(),
  course: wantedCourse,
  consents: consentsMayLack(),
});
export type CoursePurchase = InferType<typeof coursePurchaseSchema>;

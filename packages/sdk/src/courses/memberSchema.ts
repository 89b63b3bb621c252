import { array, boolean, type InferType, number, string } from 'yup';

import { consentsSchema } from '../consents/schema.ts';
import { memberships, registrationTypes } from '../registrations/rules.ts';
import { LARGEST_ID, record, messageKey } from '../validation/fields.ts';
import { courseContents } from './records.ts';

/** The plan that a price comes from. */
const plan = () =>
  record({
    type: string().oneOf(registrationTypes).required(),
    membership: string().oneOf(memberships).required(),
  })
    .nullable()
    .defined();

/**
 * A course at the price of the caller, in centavos; `list_price` is what it costs without a plan. `discount` in percent,
 * 100 where the plan includes it.
 */
export const catalogueCourseSchema = record({
  id: number().required(),
  name: string().required(),
  description: string().defined(),
  card_image_url: string().nullable().defined(),
  ...courseContents,
  list_price: number().required(),
  price: number().required(),
  discount: number().required(),
  included: boolean().required(),
  plan: plan(),
  /** Whether it is theirs already. */
  owned: boolean().required(),
});
export type CatalogueCourse = InferType<typeof catalogueCourseSchema>;

/**
 * The courses on offer for the caller. `quota` is how many courses their plan includes each month and how many are
 * left, both null where there is no limit; it is null where their plan includes none.
 */
export const catalogueSchema = record({
  data: record({
    quota: record({ each_month: number().nullable().defined(), left: number().nullable().defined() })
      .nullable()
      .defined(),
    courses: array(catalogueCourseSchema).required(),
  }),
});
export type Catalogue = InferType<typeof catalogueSchema>;

/** Where a course is paid that is bought in a session: at a checkout, or on our own page by card or at OXXO. */
export const memberPayments = ['checkout', 'here'] as const;
export type MemberPaymentPlace = (typeof memberPayments)[number];

/**
 * A course that is bought in a session. `amount` is the price in centavos that the buyer was shown: it decides nothing,
 * and is refused where it is not theirs.
 */
export const memberCoursePurchaseSchema = record({
  course: number()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .integer(messageKey('invalid'))
    .min(1, messageKey('invalid'))
    .max(LARGEST_ID, messageKey('invalid')),
  amount: number()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .integer(messageKey('invalid'))
    .min(0, messageKey('invalid')),
  payment: string()
    .typeError(messageKey('choice.unknown'))
    .oneOf(memberPayments, messageKey('choice.unknown'))
    .required(messageKey('required')),
  consents: consentsSchema.required(messageKey('required')),
});
export type MemberCoursePurchase = InferType<typeof memberCoursePurchaseSchema>;

/**
 * The order of such a course; `id_parent` is the id of the place in the course. `given` states that it is theirs already;
 * `init_point` is null unless it is paid at a checkout.
 */
export const memberCourseOrderSchema = record({
  message: string().required(),
  data: record({
    order: record({ id: string().required() }),
    id_parent: string().required(),
    init_point: string().nullable().defined(),
    given: boolean().required(),
  }),
});
export type MemberCourseOrder = InferType<typeof memberCourseOrderSchema>;

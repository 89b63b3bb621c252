import { array, boolean, type InferType, number, string } from 'yup';

import { isDay } from '../calendar/days.ts';
import { fromPesos, toPesos } from '../payments/money.ts';
import { paymentStatuses } from '../payments/schema.ts';
import { LARGEST_ID, optionalText, record, messageKey, text, uuid, requiredUuid } from '../validation/fields.ts';
import { storedFields } from '../validation/stored.ts';
import { MAX_COURSE_PESOS, MAX_HOURS, placeStatuses, priceStatuses } from './rules.ts';

/** What everybody reads of a course. `price` in pesos: courses are shown undivided (document 1 section 9). */
const shown = {
  id: number().required(),
  name: string().required(),
  description: string().defined(),
  price: number().required(),
  card_image_url: string().nullable().defined(),
};

/** A course that is on offer, as the selector lists it (document 1 section 3). */
export const productSchema = record({
  ...shown,
  product_prices: array(record({ currency: string().required(), price: number().required() })).required(),
});
export type Product = InferType<typeof productSchema>;

export const productListSchema = record({ products: record({ data: array(productSchema).required() }) });
export type ProductList = InferType<typeof productListSchema>;

/** What a course holds: null, or empty, where the team entered none. `syllabus` is read by `sectionsOf` (syllabus.ts). */
export const courseContents = {
  hours: number().nullable().defined(),
  teacher: string().nullable().defined(),
  syllabus: string().defined(),
};

/** A course (document 1 section 3), with what it holds. */
export const courseSchema = record({
  ...shown,
  ...courseContents,
  keywords: string().defined(),
  productable_id: number().required(),
});
export type Course = InferType<typeof courseSchema>;

export const courseListSchema = array(courseSchema).required();

/**
 * The courses of the caller, the latest first, each once. `id` is the course's; `since` an ISO instant; `order_id` finds
 * the bill (`/bill?order_id=`), null where a plan included the course.
 */
export const myCourseListSchema = record({
  data: array(
    record({
      id: number().required(),
      name: string().required(),
      description: string().defined(),
      card_image_url: string().nullable().defined(),
      ...courseContents,
      since: string().required(),
      order_id: string().nullable().defined(),
    }),
  ).required(),
});
export type MyCourseList = InferType<typeof myCourseListSchema>;
export type MyCourse = MyCourseList['data'][number];

const IMAGE = /^(https:\/\/[^\s/]+\/\S*|\/[^\s/]\S*)$/;

const coursePrice = () =>
  number()
    .typeError(messageKey('number.digits'))
    .required(messageKey('required'))
    .moreThan(0, messageKey('number.positive'))
    .max(MAX_COURSE_PESOS, messageKey('number.max'))
    .test('centavos', messageKey('invalid'), (given) => given === undefined || toPesos(fromPesos(given)) === given);

/**
 * What the console changes of a course. `card_image_url` is an address, or a path of our own; `syllabus` as `sectionsOf`
 * reads it; `teacher_uuid` names the account of who teaches it.
 */
export const courseChangeSchema = record({
  name: text(3, 150),
  description: optionalText(2000),
  hours: number()
    .typeError(messageKey('number.digits'))
    .integer(messageKey('number.digits'))
    .min(1, messageKey('number.positive'))
    .max(MAX_HOURS, messageKey('number.max')),
  teacher: optionalText(150),
  teacher_uuid: uuid(),
  syllabus: optionalText(5000),
  card_image_url: string()
    .typeError(messageKey('invalid'))
    .trim(messageKey('untrimmed'))
    .max(500, messageKey('text.max'))
    .matches(IMAGE, { message: messageKey('invalid'), excludeEmptyString: true }),
  keywords: optionalText(200),
  productable_id: number()
    .typeError(messageKey('number.digits'))
    .required(messageKey('required'))
    .integer(messageKey('number.digits'))
    .min(1, messageKey('number.positive'))
    .max(LARGEST_ID, messageKey('number.max')),
  published: boolean().typeError(messageKey('choice.unknown')).required(messageKey('required')),
});
export type CourseChange = InferType<typeof courseChangeSchema>;

/** A new course, with the first of its prices, in pesos. */
export const courseDataSchema = courseChangeSchema.shape({ price: coursePrice() });
export type CourseData = InferType<typeof courseDataSchema>;

/** Another price in pesos. It holds with the beginning of the day `from` in Mexico City, or at once. */
export const coursePriceDataSchema = record({
  price: coursePrice(),
  from: string()
    .typeError(messageKey('invalid'))
    .test('day', messageKey('invalid'), (day) => day === undefined || isDay(day)),
});
export type CoursePriceData = InferType<typeof coursePriceDataSchema>;

/** What a course cost, costs or is to cost: `price` in centavos, instants in ISO form. */
export const coursePriceSchema = record({
  id: string().required(),
  price: number().required(),
  status: string().oneOf(priceStatuses).required(),
  from: string().required(),
  /** Full name of who set it; null where it came with the course. */
  author: string().nullable().defined(),
});
export type CoursePriceRecord = InferType<typeof coursePriceSchema>;

/** The latest first. */
export const coursePriceListSchema = record({ data: array(coursePriceSchema).required() });
export type CoursePriceList = InferType<typeof coursePriceListSchema>;

/** A course as the console lists it; `places` counts who has it now. */
export const courseRecordSchema = record({
  ...storedFields(courseDataSchema, ['description', 'syllabus', 'keywords']),
  id: number().required(),
  /** Empty where there is none, as `syllabus` and `keywords`. */
  description: string().defined(),
  syllabus: string().defined(),
  keywords: string().defined(),
  created_at: string().required(),
  places: number().required(),
});
export type CourseRecord = InferType<typeof courseRecordSchema>;

export const courseRecordListSchema = array(courseRecordSchema).required();

export const courseSavedSchema = record({ message: string().required(), data: courseRecordSchema });
export type CourseSaved = InferType<typeof courseSavedSchema>;

/** A place without a payment: for whom, and why. */
export const givenPlaceSchema = record({
  user: requiredUuid(),
  reason: text(5, 300),
});
export type GivenPlace = InferType<typeof givenPlaceSchema>;

/**
 * Who has, had or ordered a course. `status` is that of the place, `payment_status` that of its order; `total` in centavos. `username`
 * is null until there is an account.
 */
export const enrolmentRecordSchema = record({
  id: string().required(),
  created_at: string().required(),
  course_id: number().required(),
  course_name: string().required(),
  status: string().oneOf(placeStatuses).required(),
  payment_status: string().oneOf(paymentStatuses).required(),
  total: number().required(),
  name: string().required(),
  email: string().required(),
  username: string().nullable().defined(),
  order_id: string().required(),
  /** Who of the team gave it without a payment, and why; null where it was bought, or a plan includes it. */
  given: record({ by: string().required(), reason: string().required() }).nullable().defined(),
});
export type EnrolmentRecord = InferType<typeof enrolmentRecordSchema>;

export const enrolmentListSchema = array(enrolmentRecordSchema).required();

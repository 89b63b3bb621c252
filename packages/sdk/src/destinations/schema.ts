import { array, type InferType, number, string } from 'yup';

import { LARGEST_ID, messageKey, record } from '../validation/fields.ts';
import { destinations } from './rules.ts';

/** An address that the browser goes to; good once, for `DESTINATION_TOKEN_SECONDS` (rules.ts). */
export const addressSchema = string().required();
export type Address = InferType<typeof addressSchema>;

/** Which course opens; the site's own start where it is left out. */
export const courseEntrySchema = record({
  course_id: number()
    .typeError(messageKey('invalid'))
    .integer(messageKey('invalid'))
    .positive(messageKey('invalid'))
    .max(LARGEST_ID, messageKey('invalid'))
    .optional(),
});
export type CourseEntry = InferType<typeof courseEntrySchema>;

/** Destinations that a member may open. */
export const routeDataSchema = record({
  data: record({ destinations: array(string().oneOf(destinations).required()).required() }),
});
export type RouteData = InferType<typeof routeDataSchema>;

/** What a destination redeems a token with: its name and secret, which it shares with LIA alone. */
export const redemptionSchema = record({
  destination: string()
    .typeError(messageKey('invalid'))
    .oneOf(destinations, messageKey('invalid'))
    .required(messageKey('required')),
  secret: string().typeError(messageKey('invalid')).required(messageKey('required')).max(512, messageKey('text.max')),
  token: string().typeError(messageKey('invalid')).required(messageKey('required')).max(2048, messageKey('text.max')),
});
export type Redemption = InferType<typeof redemptionSchema>;

/** Who arrived at a destination. */
export const arrivalSchema = record({
  data: record({
    uuid: string().required(),
    username: string().required(),
    displayName: string().defined(),
    role: array(string().required()).required(),
    /** The course that they chose; null where they chose none. */
    course_id: number().nullable().defined(),
  }),
});
export type Arrival = InferType<typeof arrivalSchema>;

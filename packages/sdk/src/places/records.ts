import { array, boolean, type InferType, number, string } from 'yup';

import { membershipStatuses } from '../memberships/rules.ts';
import { record } from '../validation/fields.ts';

/** Places that a paid gift gives; `school` is null until they are allotted. `until` is an ISO instant. */
export const giftPlacesSchema = record({
  places: number().required(),
  months: number().required(),
  /** Whether the gift is paid. */
  paid: boolean().required(),
  school: record({ id: number().required(), name: string().required() }).nullable().defined(),
  status: string().oneOf(membershipStatuses).nullable().defined(),
  used: number().required(),
  until: string().nullable().defined(),
});
export type GiftPlacesRecord = InferType<typeof giftPlacesSchema>;

/** Null where the gift gives no places. */
export const giftPlacesAnswerSchema = record({ data: giftPlacesSchema.nullable().defined() });
export type GiftPlacesAnswer = InferType<typeof giftPlacesAnswerSchema>;

export const placesAllottedSchema = record({ message: string().required(), data: giftPlacesSchema });
export type PlacesAllotted = InferType<typeof placesAllottedSchema>;

/** Places of the caller's own gifts, newest first: how many are used, and by no one's name. */
export const myPlacesSchema = record({
  data: array(
    record({
      order: string().required(),
      title: string().required(),
      places: number().required(),
      months: number().required(),
      /** Null while no school has them. */
      school: string().nullable().defined(),
      /** How many are used; null for fewer than `LEAST_SHOWN` that are. */
      used: number().nullable().defined(),
      until: string().nullable().defined(),
      /** Whether their time is over. */
      ended: boolean().required(),
    }),
  ).required(),
});
export type MyPlaces = InferType<typeof myPlacesSchema>;

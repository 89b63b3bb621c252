import { type InferType, number } from 'yup';

import { LARGEST_ID, messageKey, record } from '../validation/fields.ts';

/** The school that gets the places of a gift. */
export const placesAllotmentSchema = record({
  school_id: number()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .integer(messageKey('invalid'))
    .min(1, messageKey('invalid'))
    .max(LARGEST_ID, messageKey('invalid')),
});
export type PlacesAllotment = InferType<typeof placesAllotmentSchema>;

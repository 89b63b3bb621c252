import { array, type InferType, string } from 'yup';

import { record } from '../validation/fields.ts';
import { memberships, registrationTypes } from './rules.ts';

/** How the children of a guardian stand: by uuid, as the list of children has them. */
export const childStatusListSchema = record({
  data: array(
    record({
      uuid: string().required(),
      /** The plan whose licence they hold; null without one. */
      plan: record({
        type: string().oneOf(registrationTypes).required(),
        membership: string().oneOf(memberships).required(),
      })
        .nullable()
        .defined(),
      /** The latest sign-in of those that are kept; null where there is none. */
      last_seen_at: string().nullable().defined(),
    }),
  ).required(),
});
export type ChildStatusList = InferType<typeof childStatusListSchema>;

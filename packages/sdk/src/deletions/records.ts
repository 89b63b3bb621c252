import { array, type InferType, string } from 'yup';

import { record } from '../validation/fields.ts';
import { deletionKinds } from './rules.ts';

/** What was deleted and may be restored, the latest first. */
export const deletionsSchema = record({
  data: array(
    record({
      kind: string().oneOf(deletionKinds).required(),
      /** As the call that restores this kind takes it. */
      id: string().required(),
      title: string().required(),
      /** Of one group; null where it is of several, or of none. */
      group: string().nullable().defined(),
      deleted_at: string().required(),
      /** From when it is found by no call any more. */
      restorable_until: string().required(),
    }),
  ).required(),
});
export type Deletions = InferType<typeof deletionsSchema>;
export type Deletion = Deletions['data'][number];

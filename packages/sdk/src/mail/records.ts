import { array, type InferType, string } from 'yup';

import { record } from '../validation/fields.ts';

/** An email that was given up. Its text and its recipient stay in the outbox. */
export const undeliveredEmailSchema = record({
  id: string().required(),
  /** Kind of email: `receipt`. */
  kind: string().required(),
  /** Null where it could not even be written. */
  subject: string().nullable().defined(),
  /** Enough of the address to recognise a mistyped one: `l•••@escuela.mx`. */
  recipient: string().required(),
  /** The code of the last failure: `EENVELOPE 550`. */
  reason: string().nullable().defined(),
  created_at: string().required(),
  /** When it was given up. */
  failed_at: string().required(),
});
export type UndeliveredEmail = InferType<typeof undeliveredEmailSchema>;

export const undeliveredEmailListSchema = array(undeliveredEmailSchema).required();

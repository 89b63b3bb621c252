import { number, string } from 'yup';

import { record } from '../validation/fields.ts';
import { mediaKinds } from './rules.ts';

/** Media as a record names it; size in bytes, duration in seconds. */
export const mediaFileSchema = record({
  id: string().required(),
  kind: string().oneOf(mediaKinds).required(),
  size: number().required(),
  duration: number().nullable().defined(),
});

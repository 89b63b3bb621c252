import {
  type NewRecording,
  newRecordingSchema,
  type RecordingUpdate,
  recordingUpdateSchema,
} from '@lia/sdk/recordings/schema';
import { type Validation, validate } from '@lia/sdk/validation/validate';

/** What the form sends: a new recording, or what is changed of one. */
export type Written = { isNew: true; body: NewRecording } | { isNew: false; id: string; body: RecordingUpdate };

export const check = ({ isNew, body }: Written): Validation<object> =>
  validate(isNew ? newRecordingSchema : recordingUpdateSchema, body, { input: 'typed' });

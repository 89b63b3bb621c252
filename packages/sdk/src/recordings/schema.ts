import { array, type InferType, number, string } from 'yup';

import { isWebAddress } from '../validation/url.ts';
import { isDay } from '../calendar/days.ts';
import { zone } from '../calendar/schema.ts';
import { mediaFileSchema } from '../media/fileSchema.ts';
import { MAX_SECONDS } from '../media/rules.ts';
import { messageKey, optionalText, record, text, uuidOrEmpty } from '../validation/fields.ts';

import { MAX_RECORDING_TEXT, MAX_RECORDING_TITLE } from './rules.ts';

const fields = {
  title: text(1, MAX_RECORDING_TITLE),
  description: optionalText(MAX_RECORDING_TEXT),
  /** The day of the class, in the zone of the school. */
  recorded_on: string()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .test('day', messageKey('invalid'), (value) => isDay(value)),
  /** A subject of the group. */
  subject_id: uuidOrEmpty(),
  /** Where a provider shows it, http or https; of a recording without a file. */
  url: string()
    .typeError(messageKey('invalid'))
    .test('link', messageKey('recording.link'), (value) => value === undefined || value === '' || isWebAddress(value)),
};

/** A new recording: a finished upload (`recording`), or the address of a provider. `duration`: seconds, as the browser reads the file. */
export const newRecordingSchema = record({
  ...fields,
  group_id: uuidOrEmpty().required(messageKey('required')),
  upload: uuidOrEmpty().when('url', ([url], upload) =>
    url ? upload : upload.required(messageKey('recording.source')),
  ),
  duration: number().min(0, messageKey('invalid')).max(MAX_SECONDS, messageKey('invalid')),
  /** Of the class that was recorded, where there is one. */
  meeting_id: uuidOrEmpty(),
});
export type NewRecording = InferType<typeof newRecordingSchema>;

/** It stays with its group; a file stays. */
export const recordingUpdateSchema = record(fields);
export type RecordingUpdate = InferType<typeof recordingUpdateSchema>;

const shown = {
  id: string().required(),
  title: string().required(),
  description: string().defined(),
  recorded_on: string().required(),
  group: record({ id: string().required(), name: string().required() }),
  subject: record({ id: string().required(), name: string().required() }).nullable().defined(),
  meeting_id: string().nullable().defined(),
  /** Null where it has a file. */
  url: string().nullable().defined(),
  /** Null where it is an address. */
  media: mediaFileSchema.nullable().defined(),
  author: string().defined(),
  zone: zone().required(),
};

export const recordingSchema = record(shown);
export type Recording = InferType<typeof recordingSchema>;
export const recordingListSchema = array(recordingSchema).required();
export const recordingsSchema = record({ data: array(recordingSchema).required() });
export type Recordings = InferType<typeof recordingsSchema>;

export const recordingSavedSchema = record({ message: string().required(), data: recordingSchema });
export type RecordingSaved = InferType<typeof recordingSavedSchema>;

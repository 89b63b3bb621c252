import {
  type MeetingSeriesUpdate,
  meetingSeriesUpdateSchema,
  type MeetingUpdate,
  meetingUpdateSchema,
  type NewMeeting,
  newMeetingSchema,
} from '@lia/sdk/classroom/schema';
import { type Validation, validate } from '@lia/sdk/validation/validate';

/** What the form sends: a new class, or what is changed of one class or of a weekly one. */
export type Written =
  | { of: 'new'; body: NewMeeting }
  | { of: 'one'; id: string; body: MeetingUpdate }
  | { of: 'series'; id: string; body: MeetingSeriesUpdate };

const schemas = { new: newMeetingSchema, one: meetingUpdateSchema, series: meetingSeriesUpdateSchema };

export const check = ({ of, body }: Written): Validation<object> => validate(schemas[of], body, { input: 'typed' });

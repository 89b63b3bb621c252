import { array, boolean, type InferType, string } from 'yup';

import { messageKey, record, UUID } from '../validation/fields.ts';
import { googleStatuses, MAX_GOOGLE_CALENDARS } from './rules.ts';

/** A calendar of Google, as its person has it there. */
const googleCalendar = record({
  id: string().required(),
  name: string().required(),
  /** Whether its events stand in the calendar of LIA. */
  chosen: boolean().required(),
  /** ISO instant at which its events were last read; null where they were not yet. */
  synced_at: string().nullable().defined(),
});
export type GoogleCalendar = InferType<typeof googleCalendar>;

export const googleCalendarListSchema = record({ data: array(googleCalendar).required() });
export type GoogleCalendarList = InferType<typeof googleCalendarListSchema>;

const connection = record({
  status: string().oneOf(googleStatuses).required(),
  /** The address of the account there; null where Google does not name its main calendar. */
  account: string().nullable().defined(),
  connected_at: string().required(),
  calendars: array(googleCalendar).required(),
});
export type GoogleConnection = InferType<typeof connection>;

/** `offered`: whether calendars of Google can be connected on this server. */
export const googleConnectionSchema = record({
  offered: boolean().required(),
  data: connection.nullable().defined(),
});
export type GoogleConnectionAnswer = InferType<typeof googleConnectionSchema>;

/** Calendars whose events are shown, and no others. */
export const googleChoiceSchema = record({
  calendars: array(string().matches(UUID, messageKey('choice.unknown')).required())
    .typeError(messageKey('invalid'))
    .max(MAX_GOOGLE_CALENDARS, messageKey('google.most'))
    .required(messageKey('required')),
});
export type GoogleChoice = InferType<typeof googleChoiceSchema>;

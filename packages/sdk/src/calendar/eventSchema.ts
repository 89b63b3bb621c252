import { array, boolean, type InferType, number, object, string } from 'yup';

import { readUrl } from '../validation/url.ts';
import {
  isGiven,
  LARGEST_ID,
  messageKey,
  optionalText,
  plainNumber,
  plainString,
  record,
  text,
  uuidOrEmpty,
} from '../validation/fields.ts';
import { readCalendarId } from './calendarId.ts';
import { dayOrEmpty } from './dayFields.ts';
import { addDays, isDay } from './days.ts';
import { beginsOn } from './recurrence.ts';
import {
  type EditScope,
  editScopes,
  entryKinds,
  eventAudiences,
  eventKinds,
  frequencies,
  MAX_COUNT,
  MAX_EVENT_DAYS,
  MAX_EVENT_TEXT,
  MAX_EVENT_TITLE,
  MAX_PLACE,
  MAX_RANGE_DAYS,
  MAX_SERIES_DAYS,
  monthDays,
  weekdays,
} from './rules.ts';
import { zone } from './schema.ts';

/** Whether a text is a day of this century, or a time on one: `2026-11-25`, `2026-11-25T08:30`. */
const isClock = (value: string): boolean =>
  /^20\d\d-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d)?$/.test(value) && isDay(value.slice(0, 10));

const isLink = (value: string): boolean => ['http:', 'https:'].includes(readUrl(value)?.protocol ?? '');

/** A day of an event that lasts whole days, or a time on the clocks of its zone. */
const clock = () =>
  plainString()
    .required(messageKey('required'))
    .test('clock', messageKey('invalid'), (value) => isClock(value))
    .when('all_day', ([allDay], field) =>
      field.test('kind', messageKey('invalid'), (value: string) => (value.length === 10) === (allDay === true)),
    );

/** How an event comes again. */
const recurrenceSchema = record({
  frequency: plainString().oneOf(frequencies, messageKey('choice.unknown')).required(messageKey('required')),
  interval: number()
    .typeError(messageKey('invalid'))
    .integer(messageKey('invalid'))
    .min(1, messageKey('invalid'))
    .max(99, messageKey('invalid'))
    .required(messageKey('required')),
  weekdays: array(string().oneOf(weekdays, messageKey('choice.unknown')).required())
    .typeError(messageKey('invalid'))
    .max(7, messageKey('invalid'))
    .required(messageKey('required')),
  month_day: plainString().oneOf(monthDays, messageKey('choice.unknown')).required(messageKey('required')),
  count: number()
    .typeError(messageKey('invalid'))
    .integer(messageKey('invalid'))
    .min(1, messageKey('invalid'))
    .max(MAX_COUNT, messageKey('invalid'))
    .nullable()
    .defined(messageKey('required')),
  until: plainString()
    .test('day', messageKey('invalid'), (value) => value === null || value === undefined || isDay(value))
    .nullable()
    .defined(messageKey('required')),
});

interface Times {
  starts: string;
  ends: string;
  /** Of a change; the rule of a series stays where one instance is changed. */
  scope?: EditScope;
}

const fields = {
  title: text(1, MAX_EVENT_TITLE),
  description: optionalText(MAX_EVENT_TEXT),
  place: optionalText(MAX_PLACE),
  /** An address, http or https. */
  link: optionalText(2000).test('link', messageKey('calendar.link'), (value) => !isGiven(value) || isLink(value)),
  all_day: boolean().typeError(messageKey('invalid')).required(messageKey('required')),
  starts: clock(),
  /** The moment, or of whole days the day, after it is over. */
  ends: clock()
    .test('after', messageKey('calendar.ends'), (value, { parent }: { parent: Times }) => value > parent.starts)
    .test(
      'length',
      messageKey('calendar.length'),
      (value, { parent }: { parent: Times }) =>
        !isClock(parent.starts) || value.slice(0, 10) <= addDays(parent.starts.slice(0, 10), MAX_EVENT_DAYS),
    ),
  /** That of the school where it is not given, of one's own events that of Mexico City. */
  zone: zone(),
  recurrence: recurrenceSchema
    .default(undefined)
    .nullable()
    .optional()
    .test('begins', messageKey('calendar.recurrence'), (rule, { parent }: { parent: Times }) => {
      if (!rule || parent.scope === 'this' || !isClock(parent.starts)) return true;
      const day = parent.starts.slice(0, 10);
      const tooLong = rule.until !== null && rule.until > addDays(day, MAX_SERIES_DAYS);
      return !tooLong && beginsOn(rule, day);
    }),
  /** Of a school or group; all where it is not given. */
  audience: plainString().oneOf(eventAudiences, messageKey('choice.unknown')),
};

/** A new event, and the calendar that it is written into. */
export const newEventSchema = record({
  ...fields,
  calendar: plainString()
    .required(messageKey('required'))
    .test('calendar', messageKey('choice.unknown'), (value) => readCalendarId(value) !== null),
});
export type NewEvent = InferType<typeof newEventSchema>;

const instance = () => plainString().test('clock', messageKey('invalid'), (value) => !isGiven(value) || isClock(value));
const version = () =>
  number()
    .typeError(messageKey('invalid'))
    .integer(messageKey('invalid'))
    .min(1, messageKey('invalid'))
    .max(LARGEST_ID, messageKey('invalid'))
    .required(messageKey('required'));

/**
 * A change of an event, or of one instance of a series, or of it and those that follow. `instance` is when that instance was to start
 * by its rule; `version` that of the event that was changed. Of one instance its rule and zone stay.
 */
export const eventUpdateSchema = record({
  ...fields,
  scope: plainString().oneOf(editScopes, messageKey('choice.unknown')).required(messageKey('required')),
  instance: instance().when('scope', ([scope], field) =>
    scope === 'all' ? field : field.required(messageKey('required')),
  ),
  version: version(),
});
export type EventUpdate = InferType<typeof eventUpdateSchema>;

/** Which instances are deleted. */
export const eventDeletionSchema = object({
  scope: plainString().oneOf(editScopes, messageKey('choice.unknown')).required(messageKey('required')),
  instance: instance().when('scope', ([scope], field) =>
    scope === 'all' ? field : field.required(messageKey('required')),
  ),
  version: plainNumber()
    .integer(messageKey('invalid'))
    .min(1, messageKey('invalid'))
    .max(LARGEST_ID, messageKey('invalid'))
    .required(messageKey('required')),
}).noUnknown(true, messageKey('unknownField'));
export type EventDeletion = InferType<typeof eventDeletionSchema>;

/** What is restored: an event, or one instance of it. */
export const eventRestorationSchema = record({ instance: instance() });
export type EventRestoration = InferType<typeof eventRestorationSchema>;

/**
 * Days of a calendar, on the clocks of who reads it: from one until before another. Without them, those of the weeks of the present
 * month.
 */
export const calendarRangeSchema = object({
  from: dayOrEmpty(),
  until: dayOrEmpty()
    .when('from', ([from], until) => (isGiven(from) ? until.required(messageKey('required')) : until))
    .test('length', messageKey('calendar.range'), (value, { parent }: { parent: { from?: string } }) => {
      const { from = '' } = parent;
      return !isGiven(value) || !isDay(from) || (value > from && value <= addDays(from, MAX_RANGE_DAYS));
    }),
  /** Of one group. */
  group_id: uuidOrEmpty(),
}).noUnknown(true, messageKey('unknownField'));
export type CalendarRange = InferType<typeof calendarRangeSchema>;

/** What was changed of one instance of a series; null where it was not. */
const exception = record({
  instance: string().required(),
  cancelled: boolean().required(),
  starts: string().nullable().defined(),
  ends: string().nullable().defined(),
  title: string().nullable().defined(),
  description: string().nullable().defined(),
  place: string().nullable().defined(),
  link: string().nullable().defined(),
});

/** An event as it is written, with the instances that differ from its rule. */
export const calendarEventSchema = record({
  id: string().required(),
  calendar: string().required(),
  kind: string().oneOf(eventKinds).required(),
  calendar_name: string().nullable().defined(),
  title: string().required(),
  description: string().defined(),
  place: string().defined(),
  link: string().defined(),
  all_day: boolean().required(),
  starts: string().required(),
  ends: string().required(),
  zone: zone().required(),
  recurrence: recurrenceSchema.nullable().defined(),
  audience: string().oneOf(eventAudiences).required(),
  exceptions: array(exception).required(),
  version: number().required(),
  /** Whether the caller may change it. */
  writable: boolean().required(),
});
export type CalendarEvent = InferType<typeof calendarEventSchema>;
export type EventException = CalendarEvent['exceptions'][number];

export const calendarEventSavedSchema = record({ message: string().required(), data: calendarEventSchema });
export type CalendarEventSaved = InferType<typeof calendarEventSavedSchema>;

/**
 * What stands in a calendar once. `start` and `end` are instants, or days of what lasts whole days; `end` is when it is over, and null
 * where it has no length. What has no `event_id` is of another part of LIA, and is changed at its `path`.
 */
export const calendarEntrySchema = record({
  id: string().required(),
  kind: string().oneOf(entryKinds).required(),
  event_id: string().nullable().defined(),
  /** When that instance of a series was to start by its rule. */
  instance: string().nullable().defined(),
  title: string().required(),
  description: string().defined(),
  place: string().defined(),
  link: string().defined(),
  start: string().required(),
  end: string().nullable().defined(),
  all_day: boolean().required(),
  zone: zone().required(),
  calendar: string().nullable().defined(),
  calendar_name: string().nullable().defined(),
  group: record({ id: string().required(), name: string().required() }).nullable().defined(),
  /** A guardian's children whom it is about. */
  children: array(string().required()).required(),
  /** The screen of the portal that it is of. */
  path: string().nullable().defined(),
  cancelled: boolean().required(),
  moved: boolean().required(),
  writable: boolean().required(),
});
export type CalendarEntry = InferType<typeof calendarEntrySchema>;

/** `complete`: whether all entries of the days are there, and not the earliest alone. `zone`: of the reader's school. */
export const calendarSchema = record({
  zone: zone().required(),
  complete: boolean().required(),
  data: array(calendarEntrySchema).required(),
});
export type CalendarEntries = InferType<typeof calendarSchema>;

/** A calendar that the caller writes into. */
const writableCalendar = record({
  id: string().required(),
  kind: string().oneOf(eventKinds).required(),
  name: string().nullable().defined(),
  zone: zone().required(),
});
export const writableCalendarsSchema = record({ data: array(writableCalendar).required() });
export type WritableCalendars = InferType<typeof writableCalendarsSchema>;

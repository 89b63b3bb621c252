import { addDays, clockMs, isDay } from '@lia/sdk/calendar/days';
import type { CalendarEvent, EventUpdate, NewEvent } from '@lia/sdk/calendar/eventSchema';
import { isLastOfMonth, type Recurrence, weekdayOf } from '@lia/sdk/calendar/recurrence';
import {
  type EditScope,
  eventAudiences,
  type Frequency,
  frequencies,
  type MonthDay,
  monthDays,
  type Weekday,
} from '@lia/sdk/calendar/rules';

/** What is typed into the form of an event. */
export interface Values {
  calendar: string;
  title: string;
  allDay: boolean;
  startDay: string;
  startTime: string;
  /** The last day, of whole days. */
  endDay: string;
  endTime: string;
  place: string;
  link: string;
  description: string;
  audience: string;
  frequency: Frequency | 'never';
  interval: string;
  weekdays: readonly Weekday[];
  monthDay: MonthDay;
  ends: 'never' | 'until' | 'count';
  count: string;
  until: string;
}

/** A new event on a day, at a time where one was chosen. */
export const blankAt = (start: string, calendar: string): Values => ({
  calendar,
  title: '',
  allDay: false,
  startDay: start.slice(0, 10),
  startTime: start.length === 16 ? start.slice(11) : '08:00',
  endDay: start.slice(0, 10),
  endTime: start.length === 16 ? hourAfter(start.slice(11)) : '09:00',
  place: '',
  link: '',
  description: '',
  audience: 'all',
  frequency: 'never',
  interval: '1',
  weekdays: [],
  monthDay: 'number',
  ends: 'never',
  count: '10',
  until: '',
});

/** An hour later, on the same day. */
function hourAfter(time: string): string {
  const hour = Number(time.slice(0, 2)) + 1;
  return hour > 23 ? '23:59' : `${String(hour).padStart(2, '0')}${time.slice(2)}`;
}

/** An event as the form shows it, or one instance of it with what was changed of that. */
export function valuesOf(event: CalendarEvent, instance: string | null): Values {
  const changed = instance === null ? undefined : event.exceptions.find((one) => one.instance === instance);
  const moved = instance === null ? event : instanceOf(event, instance, changed);
  const { recurrence } = event;
  return {
    ...blankAt(moved.starts, event.calendar),
    title: changed?.title ?? event.title,
    allDay: event.all_day,
    endDay: event.all_day ? addDays(moved.ends, -1) : moved.ends.slice(0, 10),
    ...(!event.all_day && { endTime: moved.ends.slice(11) }),
    place: changed?.place ?? event.place,
    link: changed?.link ?? event.link,
    description: changed?.description ?? event.description,
    audience: event.audience,
    ...(recurrence && {
      frequency: recurrence.frequency,
      interval: String(recurrence.interval),
      weekdays: recurrence.weekdays,
      monthDay: recurrence.month_day,
      ends: recurrence.until !== null ? 'until' : recurrence.count !== null ? 'count' : 'never',
      count: String(recurrence.count ?? 10),
      until: recurrence.until ?? '',
    }),
  };
}

/** When one instance is: as the first of its series, unless it was moved. */
function instanceOf(event: CalendarEvent, instance: string, changed: CalendarEvent['exceptions'][number] | undefined) {
  const ends = new Date(clockMs(instance) + clockMs(event.ends) - clockMs(event.starts))
    .toISOString()
    .slice(0, instance.length);
  return { starts: changed?.starts ?? instance, ends: changed?.ends ?? ends };
}

/** How a typed series comes; its first day is always one of its own. */
export function ruleOf(values: Values): Recurrence | null {
  const { frequency, startDay, monthDay } = values;
  if (frequency === 'never' || !isDay(startDay)) return null;
  const isMonthly = frequency === 'monthly';
  return {
    frequency,
    interval: Number(values.interval),
    weekdays: frequency === 'weekly' ? [...new Set([...values.weekdays, weekdayOf(startDay)])] : [],
    month_day: isMonthly && (monthDay !== 'lastWeekday' || isLastOfMonth(startDay)) ? monthDay : 'number',
    count: values.ends === 'count' ? Number(values.count) : null,
    until: values.ends === 'until' ? values.until : null,
  };
}

function writtenOf(values: Values) {
  const { allDay, startDay, startTime, endDay, endTime } = values;
  const audience = eventAudiences.find((one) => one === values.audience);
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    place: values.place.trim(),
    link: values.link.trim(),
    all_day: allDay,
    starts: allDay ? startDay : `${startDay}T${startTime}`,
    ends: allDay ? (isDay(endDay) ? addDays(endDay, 1) : '') : `${endDay}T${endTime}`,
    recurrence: ruleOf(values),
    ...(audience && { audience }),
  };
}

export const newBodyOf = (values: Values): NewEvent => ({ ...writtenOf(values), calendar: values.calendar });

export const updateBodyOf = (
  values: Values,
  { version }: CalendarEvent,
  scope: EditScope,
  instance: string | null,
): EventUpdate => ({ ...writtenOf(values), version, scope, ...(instance !== null && { instance }) });

export const frequencyFrom = (text: string): Values['frequency'] => frequencies.find((one) => one === text) ?? 'never';
export const monthDayFrom = (text: string): MonthDay => monthDays.find((one) => one === text) ?? 'number';

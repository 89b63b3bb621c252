import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { memoizeFormatter } from '@lia/sdk/calendar/formatters';
import type { MexicanZone } from '@lia/sdk/calendar/zones';
import { DIGEST_MINUTE, type NotificationKind } from '@lia/sdk/notifications/rules';
import type { NotificationPreferences } from '@lia/sdk/notifications/schema';

/** When a member lets e-mails and pushes out. */
export type Timing = Pick<NotificationPreferences, 'digest' | 'quiet' | 'zone'>;

const DAY_MINUTES = 1440;

/** The clock of a zone: minute of the day, and days since Monday. */
interface Clock {
  minute: number;
  weekday: number;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const formatters = memoizeFormatter(
  (zone: MexicanZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

function clockAt(at: Date, zone: MexicanZone): Clock {
  const parts = new Map(
    formatters(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return {
    minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
    weekday: weekdays.indexOf(parts.get('weekday') ?? ''),
  };
}

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const isWithin = (minute: number, from: number, until: number): boolean =>
  from <= until ? minute >= from && minute < until : minute >= from || minute < until;

/** Whether an instant is within the quiet hours; hours that begin and end alike are none. */
export function isQuiet({ quiet, zone }: Timing, at: Date): boolean {
  return quiet !== null && isWithin(clockAt(at, zone).minute, minuteOf(quiet.from), minuteOf(quiet.until));
}

/** The instant so many minutes of the clock after another one, when the clock shows `minute`: also where it was put forward or back. */
function whenClockShows(minute: number, from: Date, minutes: number, zone: MexicanZone): Date {
  const guess = Math.floor(from.getTime() / MINUTE_MS) + minutes;
  const shown = clockAt(new Date(guess * MINUTE_MS), zone).minute;
  const off = ((((minute - shown) % DAY_MINUTES) + DAY_MINUTES + DAY_MINUTES / 2) % DAY_MINUTES) - DAY_MINUTES / 2;
  return new Date((guess + off) * MINUTE_MS);
}

/** The first instant from `at` on that is outside of the quiet hours. */
export function afterQuiet(timing: Timing, at: Date): Date {
  const { quiet, zone } = timing;
  if (quiet === null || !isQuiet(timing, at)) return at;
  const until = minuteOf(quiet.until);
  const left = (until - clockAt(at, zone).minute + DAY_MINUTES) % DAY_MINUTES;
  const end = whenClockShows(until, at, left, zone);
  // An hour that the clock left out or showed twice.
  return isQuiet(timing, end) ? new Date(end.getTime() + 60 * MINUTE_MS) : end;
}

/** When what happened at an instant may go out: at once, or with the next digest, and never in quiet hours. */
export function dueAt(timing: Timing, happened: Date): Date {
  const { digest, zone } = timing;
  if (digest === 'none') return afterQuiet(timing, happened);
  const { minute, weekday } = clockAt(happened, zone);
  const today = minute < DIGEST_MINUTE;
  const days = digest === 'daily' ? (today ? 0 : 1) : today && weekday === 0 ? 0 : 7 - weekday;
  return afterQuiet(timing, whenClockShows(DIGEST_MINUTE, happened, days * DAY_MINUTES + DIGEST_MINUTE - minute, zone));
}

/** When a notification may go out. */
export function dueOf(kind: NotificationKind, timing: Timing, happened: Date): Date {
  // What is about security does not wait, and that a class changed not for a digest: by its morning the class may have been.
  if (kind === 'security') return happened;
  return kind === 'classChanged' ? afterQuiet(timing, happened) : dueAt(timing, happened);
}

/** Whether what a notification is about is over at an instant. */
export const isOver = (until: Date | null | undefined, at: Date): boolean => until != null && until < at;

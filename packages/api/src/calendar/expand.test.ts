import { addDays } from '@lia/sdk/calendar/days';
import { DAY_MS, HOUR_MS } from '@lia/sdk/calendar/durations';
import { beginsOn, type Recurrence, ruleParts, weekdayOf } from '@lia/sdk/calendar/recurrence';
import { frequencies, monthDays, weekdays } from '@lia/sdk/calendar/rules';
import { mexicanZones } from '@lia/sdk/calendar/zones';
import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';

import { shifted } from './clock.ts';
import { comesAt, countBefore, lastEnd, type Series, startsBetween } from './expand.ts';
import { type Instance, instancesBetween, momentOf } from './instances.ts';

const day = fc.integer({ min: 0, max: 2200 }).map((count) => addDays('2024-01-01', count));
const time = fc
  .integer({ min: 0, max: 95 })
  .map((quarters) => shifted('2024-01-01T00:00', quarters * 900_000).slice(11));

/** Series as a form can write them: each begins on a day of its own rule. */
const series: fc.Arbitrary<Series & { recurrence: Recurrence }> = fc
  .record({
    first: day,
    time,
    hours: fc.integer({ min: 1, max: 72 }),
    frequency: fc.constantFrom(...frequencies),
    interval: fc.integer({ min: 1, max: 5 }),
    more: fc.subarray([...weekdays]),
    month_day: fc.constantFrom(...monthDays),
    end: fc.constantFrom<'count' | 'until' | null>('count', 'until', null),
    count: fc.integer({ min: 1, max: 40 }),
    days: fc.integer({ min: 0, max: 1200 }),
  })
  .map(({ first, time: at, hours, frequency, interval, more, month_day, end, count, days }) => ({
    starts: `${first}T${at}`,
    ends: shifted(`${first}T${at}`, hours * HOUR_MS),
    recurrence: {
      frequency,
      interval,
      weekdays: frequency === 'weekly' ? [...new Set([...more, weekdayOf(first)])] : [],
      month_day: frequency === 'monthly' ? month_day : ('number' as const),
      count: end === 'count' ? count : null,
      until: end === 'until' ? addDays(first, days) : null,
    },
  }))
  .filter(({ starts, recurrence }) => beginsOn(recurrence, starts.slice(0, 10)));

/** The first instances before a time, as ical.js finds them on clocks without a zone. */
function independent({ starts, recurrence }: Series & { recurrence: Recurrence }, before: string): string[] {
  const { count, until } = recurrence;
  const end =
    count === null ? (until === null ? [] : [`UNTIL=${until.replaceAll('-', '')}T235959`]) : [`COUNT=${count}`];
  const rule = ICAL.Recur.fromString([...ruleParts(recurrence, starts.slice(0, 10)), ...end].join(';'));
  const iterator = rule.iterator(ICAL.Time.fromDateTimeString(`${starts}:00`));
  const found: string[] = [];
  for (let next = iterator.next(); next; next = iterator.next()) {
    const clock = next.toString().slice(0, 16);
    if (clock >= before) break;
    found.push(clock);
  }
  return found;
}

test('a series has the instances that an independent library finds, in whatever days are read', () => {
  fc.assert(
    fc.property(series, fc.integer({ min: -40, max: 900 }), fc.integer({ min: 1, max: 400 }), (one, offset, length) => {
      const from = shifted(one.starts, offset * DAY_MS);
      const until = shifted(from, length * DAY_MS);
      const lasts = Date.parse(`${one.ends}Z`) - Date.parse(`${one.starts}Z`);
      const expected = independent(one, until).filter((start) => shifted(start, lasts) > from);
      expect(startsBetween(one, from, until, 1000)).toEqual(expected);
      for (const start of expected.slice(0, 3)) expect(comesAt(one, start)).toBe(true);
      expect(countBefore(one, until)).toBe(independent(one, until).length);
    }),
    { numRuns: 150 },
  );
});

test('a series ends where its last instance is over, or never', () => {
  const { starts, ends } = weekly;
  expect(lastEnd({ starts, ends, recurrence: { ...event.recurrence, count: null } })).toBeNull();
  expect(lastEnd({ starts, ends, recurrence: null })).toBe(ends);
  // ical.js counts no further than the year 2100 here.
  const ending = series.filter(
    ({ recurrence: { count, until, frequency } }) => (count !== null && frequency !== 'yearly') || until !== null,
  );
  fc.assert(
    fc.property(ending, (one) => {
      const last = independent(one, '2100-01-01T00:00').at(-1) ?? one.starts;
      expect(lastEnd(one)).toBe(shifted(last, Date.parse(`${one.ends}Z`) - Date.parse(`${one.starts}Z`)));
    }),
    { numRuns: 100 },
  );
});

test('a time of the clock is the instant that Temporal finds, also where clocks change', () => {
  const changes = ['2026-03-08T02:30', '2026-11-01T01:30', '2027-03-14T02:00', '2022-10-30T01:15', '2022-04-03T02:15'];
  const clock = fc.oneof(
    fc.tuple(day, time).map(([on, at]) => `${on}T${at}`),
    fc.tuple(fc.constantFrom(...changes), fc.integer({ min: -8, max: 8 })).map(([at, n]) => shifted(at, n * 900_000)),
  );
  fc.assert(
    fc.property(clock, fc.constantFrom(...mexicanZones), (at, zone) => {
      const plain = Temporal.PlainDateTime.from(at);
      // Of an hour that comes twice, the later one; one that is left out is as much behind the change.
      const later = plain.toZonedDateTime(zone, { disambiguation: 'later' });
      expect(momentOf(at, { allDay: false, zone })).toBe(new Date(later.epochMilliseconds).toISOString());
    }),
    { numRuns: 300 },
  );
});

const weekly = {
  starts: '2026-03-02T08:00',
  ends: '2026-03-02T09:00',
  recurrence: { frequency: 'weekly', interval: 1, weekdays: ['MO'], month_day: 'number', count: 4, until: null },
  zone: 'America/Tijuana',
  allDay: false,
  title: 'Honores',
  description: '',
  place: 'Patio',
  link: '',
} as const;
const event = { ...weekly, recurrence: { ...weekly.recurrence, weekdays: [...weekly.recurrence.weekdays] } };
const unchanged = {
  eventId: '',
  cancelled: false,
  starts: null,
  ends: null,
  title: null,
  description: null,
  place: null,
  link: null,
};
const seen = (from: string, until: string, exceptions: Parameters<typeof instancesBetween>[0]['exceptions']) =>
  instancesBetween({ ...event, exceptions }, new Date(from), new Date(until), 100).map(
    ({ starts, cancelled, moved }: Instance) => [momentOf(starts, event), cancelled, moved],
  );

test('a series keeps its hour when clocks change, and its instances are moved and cancelled', () => {
  const moved = { ...unchanged, instance: '2026-03-16T08:00', starts: '2026-03-18T10:00', ends: '2026-03-18T11:00' };
  const cancelled = { ...unchanged, instance: '2026-03-09T08:00', cancelled: true };
  const none = { ...unchanged, instance: '2026-03-10T08:00', starts: '2026-03-11T08:00', ends: '2026-03-11T09:00' };
  expect(seen('2026-03-01T00:00Z', '2026-05-01T00:00Z', [moved, cancelled, none])).toEqual([
    // Tijuana changes its clocks on 8 March.
    ['2026-03-02T16:00:00.000Z', false, false],
    ['2026-03-23T15:00:00.000Z', false, false],
    ['2026-03-18T17:00:00.000Z', false, true],
    ['2026-03-09T15:00:00.000Z', true, false],
  ]);
  // It is where it was moved to, and not where it was.
  expect(seen('2026-03-15T00:00Z', '2026-03-17T00:00Z', [moved])).toEqual([]);
  expect(seen('2026-03-18T00:00Z', '2026-03-19T00:00Z', [moved])).toHaveLength(1);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { mondayOf } from '../calendar/days.ts';
import { dayOf } from '../calendar/instants.ts';
import { clockOf, mexicanZones } from '../calendar/zones.ts';
import { movedByWeeks, weeksTo } from './copyDates.ts';

const weekday = (clock: string): number => new Date(`${clock.slice(0, 10)}T00:00:00Z`).getUTCDay();

test('what is moved by weeks keeps its weekday and its hour, in the week that was chosen', () => {
  const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, instants, fc.constantFrom(...mexicanZones), (from, to, zone) => {
      const clock = clockOf(from.toISOString(), zone);
      // The hours in which clocks change may be left out, or come twice.
      fc.pre(clock.slice(11) > '04:00');
      const day = dayOf(to.toISOString(), zone);
      const moved = movedByWeeks(from.toISOString(), weeksTo(from.toISOString(), day, zone), zone);
      const then = clockOf(moved, zone);
      expect(weekday(then)).toBe(weekday(clock));
      expect(then.slice(10)).toBe(clock.slice(10));
      expect(mondayOf(then.slice(0, 10))).toBe(mondayOf(day));
    }),
  );
});

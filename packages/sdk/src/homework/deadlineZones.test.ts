import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { changesOf } from '../../testing/clockChanges.ts';
import { dayOf } from '../calendar/instants.ts';
import { clockOf, instantOf, mexicanZones } from '../calendar/zones.ts';
import { isLateAt, isOpenAt } from './deadlines.ts';
import { partOf } from './parts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const instantAt = (change: number, quarters: number): string => new Date(change + quarters * 15 * MINUTE).toISOString();
const after = (iso: string, ms: number): string => new Date(Date.parse(iso) + ms).toISOString();

describe.each(mexicanZones)('a deadline in %s', (zone) => {
  // Cancún and Hermosillo change nothing: the day is that on which the border towns do.
  const changes = [...changesOf(zone), Date.UTC(2026, 10, 1, 8)];

  it('is past once the clock of the school is, on both sides of each change', () => {
    const quarters = fc.integer({ min: -60, max: 60 });
    fc.assert(
      fc.property(fc.constantFrom(...changes), quarters, quarters, (change, first, second) => {
        const at = instantAt(change, second);
        const [due, clock] = [clockOf(instantAt(change, first), zone), clockOf(at, zone)];
        // Of an hour that comes twice the first one is still in time.
        fc.pre(clock !== clockOf(after(at, HOUR), zone));
        const dueAt = instantOf(due, zone);
        expect(isLateAt({ dueAt }, at)).toBe(clock > due);
        expect(isOpenAt({ cutoffAt: dueAt }, at)).toBe(clock <= due);
        expect(isLateAt({ dueAt }, dueAt)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('at the end of a day leaves the whole day, on both sides of each change', () => {
    for (const change of changes) {
      for (const days of [-1, 0, 1]) {
        const day = dayOf(new Date(change + days * DAY).toISOString(), zone);
        const dueAt = instantOf(`${day}T23:59`, zone);
        const homework = { status: 'toDo', attempts: 0, is_extended: false, finish_date: dueAt, zone } as const;
        const midnight = instantOf(`${day}T00:00`, zone);
        const parts = [after(midnight, -MINUTE), midnight, dueAt, after(dueAt, MINUTE)];
        expect(parts.map((at) => partOf(homework, at))).toEqual(['toDo', 'today', 'today', 'missing']);
      }
    }
  });
});

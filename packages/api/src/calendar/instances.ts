import { clockOf, instantOf } from '@lia/sdk/calendar/zones';

import { shifted } from './clock.ts';
import { comesAt, lengthOf, startsBetween } from './expand.ts';
import type { EventRow, ExceptionRow } from './store.ts';

/** What an event is once, with what was changed of that instance. Times are those of the clocks of its zone. */
export interface Instance {
  /** When it was to start by its rule; null of what comes once. */
  instance: string | null;
  starts: string;
  ends: string;
  title: string;
  description: string;
  place: string;
  link: string;
  cancelled: boolean;
  moved: boolean;
}

type Expanded = Pick<
  EventRow,
  'starts' | 'ends' | 'recurrence' | 'zone' | 'allDay' | 'title' | 'description' | 'place' | 'link'
> & { exceptions: readonly ExceptionRow[] };

/** What one instance is: by the rule, and by what was changed of it. */
export function instanceAt(event: Expanded, start: string, changed: ExceptionRow | undefined): Instance {
  const starts = changed?.starts ?? start;
  return {
    instance: event.recurrence === null ? null : start,
    starts,
    ends: changed?.ends ?? shifted(starts, lengthOf(event)),
    title: changed?.title ?? event.title,
    description: changed?.description ?? event.description,
    place: changed?.place ?? event.place,
    link: changed?.link ?? event.link,
    cancelled: changed?.cancelled ?? false,
    moved: changed !== undefined && !changed.cancelled && starts !== start,
  };
}

/**
 * Instances of an event that are under way between two instants, cancelled ones among them. What was changed of an instance that the
 * rule no longer has counts for nothing.
 */
export function instancesBetween(event: Expanded, from: Date, until: Date, most: number): Instance[] {
  const [first, end] = [from, until].map((at) => clockOf(at.toISOString(), event.zone));
  if (first === undefined || end === undefined) return [];
  const changed = new Map(event.exceptions.map((row) => [row.instance, row]));
  const byRule = startsBetween(event, first, end, most).flatMap((start) =>
    changed.has(start) ? [] : [instanceAt(event, start, undefined)],
  );
  const others = [...changed.values()]
    .map((row) => instanceAt(event, row.instance, row))
    .filter(({ starts, ends }) => starts < end && ends > first)
    .filter(({ instance }) => instance !== null && comesAt(event, instance));
  return [...byRule, ...others];
}

/** An instant of a time on the clocks of a zone; the day alone of what lasts whole days. */
export const momentOf = (clock: string, { allDay, zone }: Pick<EventRow, 'allDay' | 'zone'>): string =>
  allDay ? clock.slice(0, 10) : instantOf(clock, zone);

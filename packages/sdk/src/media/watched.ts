/** A part of media that was watched, in seconds: from, until. */
export type Interval = readonly [number, number];

/** Parts that are this near to each other are one: players report in steps. Seconds. */
const GAP = 0.5;

/** Media is complete once it was watched to within this of its end. Seconds. */
export const END_SECONDS = 1;

/** The share of it that has to be watched besides. */
const ENOUGH = 0.9;

/**
 * The union of watched parts: sorted, apart from each other, within the media. Adding parts never makes it smaller, in whatever order
 * they come. `duration`: seconds; 0 where it is not known, and then only negative times are cut off.
 */
export function unionOf(parts: readonly Interval[], duration: number): Interval[] {
  const end = duration > 0 ? duration : Infinity;
  const sorted = parts
    .map(([from, until]): Interval => [Math.max(0, from), Math.min(until, end)])
    .filter(([from, until]) => until > from)
    .toSorted(([one], [other]) => one - other);
  const union: Interval[] = [];
  for (const [from, until] of sorted) {
    const last = union.at(-1);
    if (last && from <= last[1] + GAP) union[union.length - 1] = [last[0], Math.max(last[1], until)];
    else union.push([from, until]);
  }
  return union;
}

/** Seconds of a union. */
export const secondsOf = (union: readonly Interval[]): number =>
  union.reduce((sum, [from, until]) => sum + (until - from), 0);

/**
 * Whether media counts as watched: to within a second of its end, and nine tenths of it, so that jumping to the end does not do. Media
 * whose duration is not known, or 0, is never complete.
 */
export function isWatched(union: readonly Interval[], duration: number): boolean {
  const last = union.at(-1);
  if (!(duration > 0) || !last) return false;
  const enough = Math.min(duration * ENOUGH, duration - END_SECONDS);
  return last[1] >= duration - END_SECONDS && secondsOf(union) >= enough;
}

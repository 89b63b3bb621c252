import { lastEnd, type Series } from './expand.ts';

/** Where a series was moved to, of those of its instances that were. */
type Moved = readonly { starts: string | null; ends: string | null }[];

/** From when until when a series reaches, by its rule and by what was moved; null where it never ends. */
export function spanOf(series: Series, moved: Moved): { spanFrom: string; spanUntil: string | null } {
  const last = lastEnd(series);
  const starts = moved.flatMap((row) => row.starts ?? []);
  const ends = moved.flatMap((row) => row.ends ?? []);
  return {
    spanFrom: [series.starts, ...starts].toSorted()[0] ?? series.starts,
    spanUntil: last === null ? null : ([last, ...ends].toSorted().at(-1) ?? last),
  };
}

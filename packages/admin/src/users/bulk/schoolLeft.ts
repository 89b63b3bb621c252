import type { UserRecord } from '@lia/sdk/users/records';

type Place = Pick<UserRecord['places'][number], 'school_id' | 'school'>;

/** What a move into a school leaves behind: one school, several or unknown ones, or none. */
export type Left = Place | 'several' | null;

/**
 * The school that people leave for another one: the one that the list is filtered by, else the only one in which they are.
 * `rows` are those of the page; people chosen on another page may be anywhere.
 */
export function schoolLeft(
  rows: readonly UserRecord[],
  users: readonly string[],
  { filtered, target }: { filtered: unknown; target: number | null },
): Left {
  if (target === null || filtered === target) return null;
  const chosen = rows.filter(({ uuid }) => users.includes(uuid));
  const others = new Map<number, Place>();
  for (const { places } of chosen) {
    for (const place of places) if (place.school_id !== target) others.set(place.school_id, place);
  }
  const left = typeof filtered === 'number' ? others.get(filtered) : undefined;
  if (left) return left;
  if (chosen.length < users.length || others.size > 1) return 'several';
  return [...others.values()][0] ?? null;
}

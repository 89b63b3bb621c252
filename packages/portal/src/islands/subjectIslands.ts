import { byPart, countToDo } from '@lia/sdk/homework/parts';
import type { Homework } from '@lia/sdk/homework/records';

import { subjectOf } from '../homework/subjectOf.ts';

/** A subject of a student, or a group whose homework has none. */
export interface SubjectIsland {
  id: string;
  name: string;
  toDo: number;
}

/** The subjects of homework, by name, with what waits in each. */
export function subjectIslands(homework: readonly Homework[], at: string): SubjectIsland[] {
  const bySubject = new Map<string, Homework[]>();
  for (const one of homework) {
    const { id } = subjectOf(one);
    bySubject.set(id, [...(bySubject.get(id) ?? []), one]);
  }
  return [...bySubject]
    .flatMap(([id, own]) =>
      own.slice(0, 1).map((first) => ({ id, name: subjectOf(first).name, toDo: countToDo(byPart(own, at)) })),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name, 'es'));
}

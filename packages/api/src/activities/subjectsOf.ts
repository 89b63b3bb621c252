import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

import type { Transaction } from '../platform/database.ts';
import { invalidFields } from '../platform/errors.ts';
import { subjects } from '../subjects/tables.ts';

/**
 * The subject that an activity has in each group, by name: a group without it gets it. `sources`: the groups that it may be of.
 * `isCopied`: it may be one that was deleted, which its own group's copies keep.
 * @throws {ApiFailure} 422 for a subject of other groups
 */
export async function subjectsOf(
  db: Transaction,
  groupIds: readonly string[],
  subjectId: string | null,
  { sources, isCopied }: { sources: readonly string[]; isCopied: boolean },
): Promise<ReadonlyMap<string, string>> {
  if (subjectId === null) return new Map();
  const [subject] = await db
    .select({ name: subjects.name, groupId: subjects.groupId })
    .from(subjects)
    .where(
      and(
        eq(subjects.id, subjectId),
        inArray(subjects.groupId, [...sources]),
        isCopied ? undefined : isNull(subjects.deletedAt),
      ),
    );
  if (!subject) throw invalidFields({ subject_id: { key: 'invalid' } });
  const others = groupIds.filter((groupId) => groupId !== subject.groupId);
  const found = new Map([[subject.groupId, subjectId]]);
  if (others.length === 0) return found;
  await db
    .insert(subjects)
    .values(others.map((groupId) => ({ groupId, name: subject.name })))
    .onConflictDoNothing();
  const theirs = await db
    .select({ id: subjects.id, groupId: subjects.groupId })
    .from(subjects)
    .where(
      and(
        inArray(subjects.groupId, others),
        isNull(subjects.deletedAt),
        sql`plain(${subjects.name}) = plain(${subject.name})`,
      ),
    );
  for (const { id, groupId } of theirs) found.set(groupId, id);
  return found;
}

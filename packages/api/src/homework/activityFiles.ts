import { UUID } from '@lia/sdk/validation/fields';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';

import { childIdsOf } from '../accounts/guardianships.ts';
import { activities, activityFiles } from '../activities/tables.ts';
import { reached } from '../groups/scope.ts';
import { isCurrentGroup } from '../institutions/members.ts';
import { groups } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { found, notFound } from '../platform/errors.ts';
import type { StoredFile } from '../platform/files.ts';
import type { Scope } from '../platform/scope.ts';
import { storedFileColumns, storedFiles } from '../platform/tables.ts';
import { isSetTo } from './visible.ts';

/** What is before the first underscore of a `filename` is the id of the file; what is after it, its name. */
const idIn = (filename: string): string => filename.split('_', 1)[0] ?? '';

type Reader = Scope<'everything' | 'school' | 'groups' | 'own' | 'children'>;

/** The file of an activity that `filename` names. @throws {ApiFailure} 404 */
export async function findFile(db: Database, scope: Reader, filename: string): Promise<StoredFile> {
  const id = idIn(filename);
  if (!UUID.test(id)) throw notFound();
  const teaching = (where: SQL): SQL => sql`(${isCurrentGroup} and ${where})`;
  const [file] = await db
    .select(storedFileColumns)
    .from(activityFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, activityFiles.fileId))
    .innerJoin(activities, eq(activities.id, activityFiles.activityId))
    .innerJoin(groups, eq(groups.id, activities.groupId))
    .where(
      and(
        eq(activityFiles.id, id),
        isNull(activities.deletedAt),
        scope.where({
          school: (userId) => teaching(reached.school(userId)),
          groups: (userId) => teaching(reached.groups(userId)),
          own: (userId) => isSetTo(sql`(${userId}::int)`),
          children: (userId) => isSetTo(childIdsOf(userId)),
        }),
      ),
    );
  return found(file);
}

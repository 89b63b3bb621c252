import { MAX_ELEMENTS } from '@lia/sdk/resources/rules';
import type { ResourceElements, SharedElements } from '@lia/sdk/resources/schema';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';

import { media } from '../media/tables.ts';
import type { Database } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import { storedFileColumns, storedFiles } from '../platform/tables.ts';
import { fileOfResource, inOrder, recordOf, rowsOf, sharedColumns, sharedOf, withManaged } from './lists.ts';
import { isThere, type KeeperScope, readBy, seenBy, sharedWith, type SharedScope } from './scope.ts';
import { resources } from './tables.ts';

/** The elements of a folder, or of the top, as a condition on `resources`. */
const within = (id: string): SQL => (id === 'all' ? isNull(resources.parentId) : eq(resources.parentId, id));

const isFolder = (id: string): SQL | undefined => and(eq(resources.id, id), eq(resources.kind, 'folder'));

/** The folders above one, from the top: they are seen as it is. */
async function pathOf(db: Database, id: string): Promise<ResourceElements['path']> {
  const [row] = await db.select({ path: resources.path }).from(resources).where(eq(resources.id, id));
  const ids = row?.path ?? [];
  if (ids.length === 0) return [];
  const names = await db
    .select({ id: resources.id, name: resources.name })
    .from(resources)
    .where(inArray(resources.id, ids));
  return ids.flatMap((one) => names.find((folder) => folder.id === one) ?? []);
}

/** What a keeper sees of a folder. @throws {ApiFailure} 404 */
export async function readElements(call: { db: Database; scope: KeeperScope }, id: string): Promise<ResourceElements> {
  const { db, scope } = call;
  const seen = and(isThere, seenBy(scope));
  const [own] = id === 'all' ? [] : await rowsOf(db, {}).where(and(isFolder(id), seen));
  const folder = id === 'all' ? null : recordOf(found(own));
  const rows = await rowsOf(db, {})
    .where(and(within(id), seen))
    .orderBy(...inOrder)
    .limit(MAX_ELEMENTS);
  const [first] = folder ? await withManaged(call, [folder]) : [];
  return {
    folder: first ?? null,
    path: folder ? await pathOf(db, id) : [],
    data: await withManaged(call, rows.map(recordOf)),
  };
}

const sharedRows = (db: Database, where: SQL | undefined) =>
  db
    .select(sharedColumns)
    .from(resources)
    .leftJoin(media, eq(media.id, resources.mediaId))
    .leftJoin(storedFiles, fileOfResource)
    .where(and(isThere, where))
    .orderBy(...inOrder)
    .limit(MAX_ELEMENTS);

/** What a student sees of a folder. @throws {ApiFailure} 404 */
export async function readShared(db: Database, scope: SharedScope, id: string): Promise<SharedElements> {
  const shared = sharedWith(scope);
  const [own] = id === 'all' ? [] : await sharedRows(db, and(isFolder(id), shared));
  const folder = id === 'all' ? null : sharedOf(found(own));
  const rows = await sharedRows(db, and(within(id), shared));
  return { folder, path: folder ? await pathOf(db, id) : [], data: rows.map(sharedOf) };
}

/** The file of a resource that a scope reads. */
export async function findFile(db: Database, scope: Parameters<typeof readBy>[0], id: string) {
  const [file] = await db
    .select(storedFileColumns)
    .from(resources)
    .innerJoin(storedFiles, eq(storedFiles.id, resources.fileId))
    .where(and(eq(resources.id, id), isThere, readBy(scope)));
  return file;
}

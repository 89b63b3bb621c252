import { MAX_DEPTH, MAX_ELEMENTS } from '@lia/sdk/resources/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Transaction } from '../platform/database.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import { isThere, type KeeperScope, keptBy } from './scope.ts';
import { resources } from './tables.ts';

/** Where a resource stands: its folder with those above it, and whose they are. */
export interface Place {
  parentId: string | null;
  path: string[];
  schoolId: number | null;
}

/** A folder that the caller keeps, as a place. @throws {ApiFailure} 404 */
export async function placeIn(tx: Transaction, scope: KeeperScope, id: string): Promise<Place> {
  const [folder] = await tx
    .select({ path: resources.path, schoolId: resources.schoolId })
    .from(resources)
    .where(and(eq(resources.id, id), eq(resources.kind, 'folder'), isThere, keptBy(scope)));
  const { path, schoolId } = found(folder);
  const elements = await tx.$count(resources, and(eq(resources.parentId, id), isNull(resources.deletedAt)));
  if (elements >= MAX_ELEMENTS) throw new ApiFailure(409, 'RESOURCE_FOLDER_FULL');
  return { parentId: id, path: [...path, id], schoolId };
}

/** @throws {ApiFailure} 409 where a folder would stand too deep */
export function requireDepth({ path }: Place, levels: number): void {
  if (path.length + levels > MAX_DEPTH) throw new ApiFailure(409, 'RESOURCE_DEPTH');
}

/** Moves a resource with all that it contains. @throws {ApiFailure} 409 for a folder into itself, or too deep */
export async function move(tx: Transaction, id: string, before: readonly string[], to: Place): Promise<void> {
  if (to.path.includes(id)) throw new ApiFailure(409, 'RESOURCE_DEPTH');
  const inside = sql`${id}::uuid = any(${resources.path})`;
  const [deepest] = await tx
    .select({
      levels: sql<number>`coalesce(max(cardinality(${resources.path}) + (${resources.kind} = 'folder')::int), 0)::int`,
    })
    .from(resources)
    .where(and(sql`(${eq(resources.id, id)} or ${inside})`));
  requireDepth(to, (deepest?.levels ?? 0) - before.length);
  const path = sql`${sql.param(`{${to.path.join(',')}}`)}::uuid[]`;
  await tx
    .update(resources)
    .set({ path: sql`${path} || ${resources.path}[${before.length + 1}::int:]`, schoolId: to.schoolId })
    .where(inside);
  await tx.update(resources).set({ path, parentId: to.parentId, schoolId: to.schoolId }).where(eq(resources.id, id));
}

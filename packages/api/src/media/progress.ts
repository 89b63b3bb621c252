import type { MediaProgress, ProgressReport } from '@lia/sdk/media/schema';
import { isWatched, secondsOf, unionOf } from '@lia/sdk/media/watched';
import { and, eq, sql } from 'drizzle-orm';

import type { Session } from '../platform/appContext.ts';
import type { Transaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import type { ApiModule } from '../platform/module.ts';
import { allowed } from './owner.ts';
import { media, mediaProgress } from './tables.ts';

/**
 * Adds what a session watched of media to what its user had watched. The row is locked, so that two tabs that report at once are both
 * counted; nothing is ever taken away, and what is complete stays so. Of who is not tracked (`MediaOwner.tracks`) nothing is kept.
 * @throws {ApiFailure} 404 for media that the session does not play
 */
export async function addProgress(
  tx: Transaction,
  { session, modules }: { session: Session; modules: readonly ApiModule[] },
  id: string,
  { position, watched }: ProgressReport,
): Promise<MediaProgress> {
  const [row] = await tx
    .select({
      duration: media.duration,
      isTracked: sql<boolean>`(${allowed(modules, 'tracks', session)}) is true`,
    })
    .from(media)
    .where(and(eq(media.id, id), allowed(modules, 'plays', session)));
  const { duration: known, isTracked } = found(row);
  const duration = known ?? 0;
  const at = duration > 0 ? Math.min(position, duration) : position;
  if (!isTracked) {
    const union = unionOf(watched, duration);
    return { position: at, seconds: secondsOf(union), complete: isWatched(union, duration) };
  }
  const mine = and(eq(mediaProgress.mediaId, id), eq(mediaProgress.userId, session.userId));
  await tx.insert(mediaProgress).values({ mediaId: id, userId: session.userId }).onConflictDoNothing();
  const [before] = await tx.select().from(mediaProgress).where(mine).for('update');
  const union = unionOf([...found(before).watched, ...watched], duration);
  const complete = found(before).completedAt !== null || isWatched(union, duration);
  await tx
    .update(mediaProgress)
    .set({
      watched: sql`${JSON.stringify(union)}::jsonb`,
      position: at,
      completedAt: complete ? sql`coalesce(${mediaProgress.completedAt}, now())` : null,
      updatedAt: sql`now()`,
    })
    .where(mine);
  if (complete) {
    const watcher = { mediaId: id, userId: session.userId };
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    for (const { media: owner } of modules) await owner?.watched?.(tx, watcher);
  }
  return { position: at, seconds: secondsOf(union), complete };
}

import type { EmbedCounts } from '@lia/sdk/embeds/records';
import { originProblem } from '@lia/sdk/embeds/rules';
import { and, desc, eq, gte, lt, notInArray, sql } from 'drizzle-orm';

import type { Database } from '../platform/database.ts';
import { embedRefusals } from './tables.ts';

/** More addresses than a school has; forged addresses cannot fill the table. */
const MOST_ORIGINS = 20;
const MAX_LENGTH = 300;

/** Notes that a key was refused on a page; its origin is all that is kept of it. */
export async function noteRefusal(db: Database, embedId: string, origin: string): Promise<void> {
  if (originProblem(origin) === 'origin.invalid' || origin.length > MAX_LENGTH) return;
  const again = await db
    .update(embedRefusals)
    .set({ count: sql`${embedRefusals.count} + 1`, lastAt: sql`now()` })
    .where(and(eq(embedRefusals.embedId, embedId), eq(embedRefusals.origin, origin)))
    .returning({ count: embedRefusals.count });
  if (again.length > 0) return;
  if ((await db.$count(embedRefusals, eq(embedRefusals.embedId, embedId))) >= MOST_ORIGINS) return;
  await db.insert(embedRefusals).values({ embedId, origin, count: 1 }).onConflictDoNothing();
}

/** Forgets pages that have not asked for a quarter, so that others may be noted. */
export async function sweepRefusals(db: Database): Promise<void> {
  await db.delete(embedRefusals).where(lt(embedRefusals.lastAt, sql`now() - interval '90 days'`));
}

/** Where a key was refused in the last days, and still would be; the latest first. */
export async function refusalsOf(
  db: Database,
  embedId: string,
  allowed: string[],
  days: number,
): Promise<EmbedCounts['refused']> {
  const { origin, count, lastAt } = embedRefusals;
  const rows = await db
    .select({ origin, count, lastAt })
    .from(embedRefusals)
    .where(
      and(
        eq(embedRefusals.embedId, embedId),
        notInArray(origin, allowed),
        gte(lastAt, sql`now() - make_interval(days => ${days})`),
      ),
    )
    .orderBy(desc(lastAt), origin);
  return rows.map((row) => ({ origin: row.origin, count: row.count, last_at: row.lastAt.toISOString() }));
}

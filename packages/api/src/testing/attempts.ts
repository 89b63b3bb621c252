import { and, eq, like } from 'drizzle-orm';

import { attempts } from '../platform/tables.ts';
import type { RunningApi } from './api.ts';

/**
 * Raises what a network has tried, as further calls would: hundreds of them take many seconds. What it `made` itself has
 * to be counted at one key alone, so that no other limit could have been met in between.
 */
export async function countUntil(
  { app }: RunningApi,
  network: string,
  { made, count }: { made: number; count: number },
): Promise<void> {
  const ofNetwork = and(like(attempts.key, `%:${network}`), eq(attempts.count, made));
  const raised = await app.db.update(attempts).set({ count }).where(ofNetwork).returning();
  if (raised.length !== 1) throw new Error(`Attempts of ${network} are counted at ${raised.length} keys`);
}

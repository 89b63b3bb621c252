import type { Settings } from '@lia/sdk/settings/rules';
import { eq, sql } from 'drizzle-orm';

import type { SessionPart } from '../accounts/service.ts';
import type { Database } from '../platform/database.ts';
import type { Scope } from '../platform/scope.ts';
import { settings } from './tables.ts';

/** What a session's user has of it. */
export async function sessionSettings(db: Database, userId: number): Promise<SessionPart> {
  const [kept] = await db
    .select({ settings: settings.settings, shortcuts: settings.shortcuts })
    .from(settings)
    .where(eq(settings.userId, userId));
  return kept ? { data: kept } : {};
}

/** Replaces one part of the settings of the person in a scope, and leaves the other. */
export async function keep(
  db: Database,
  { userId }: Scope<'own'>,
  part: { settings: Settings } | { shortcuts: string[] },
): Promise<void> {
  await db
    .insert(settings)
    .values({ userId, ...part })
    .onConflictDoUpdate({ target: settings.userId, set: { ...part, updatedAt: sql`now()` } });
}

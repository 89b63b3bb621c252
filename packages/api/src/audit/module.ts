import { lt, sql } from 'drizzle-orm';

import { auditEntries } from '../platform/audit/tables.ts';
import type { ApiModule, Sweeping } from '../platform/module.ts';
import { auditRoutes } from './routes.ts';

/** Deletes entries whose time is over. */
export async function sweepAudit({ db, config }: Pick<Sweeping, 'db' | 'config'>): Promise<void> {
  await db.delete(auditEntries).where(lt(auditEntries.at, sql`now() - make_interval(years => ${config.auditYears})`));
}

export const audit: ApiModule = {
  name: 'audit',
  routes: auditRoutes,
  sweep: sweepAudit,
};

import type { NotificationKind } from '@lia/sdk/notifications/rules';
import { type SQL, sql } from 'drizzle-orm';

import type { ApiModule } from '../../platform/module.ts';
import { isOfOwnStudent } from './aboutStudents.ts';
import { notifications } from './tables.ts';

declare module '../../platform/module.ts' {
  interface ApiModule {
    /** Whether what its notifications lead to is there for who they are for, as conditions on `notifications`. */
    notificationTargets?: Readonly<Partial<Record<NotificationKind, SQL>>>;
  }
}

/**
 * Whether a notification may still be read and sent, as a condition on `notifications`: what it leads to may have been taken back or
 * hidden since, and its reader may have lost it.
 */
export function isForReader(modules: readonly ApiModule[]): SQL {
  const targets = modules.flatMap(({ notificationTargets = {} }) => Object.entries(notificationTargets));
  // CASE: each condition reads an id that data of the other kinds does not have.
  const areThere = targets.map(
    ([kind, isThere]) => sql`case when ${notifications.kind} = ${kind} then ${isThere} else true end`,
  );
  return sql`(${sql.join([isOfOwnStudent, ...areThere], sql` and `)})`;
}

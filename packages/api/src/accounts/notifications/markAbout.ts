import type { NotificationKind } from '@lia/sdk/notifications/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';

import type { Database } from '../../platform/database.ts';
import type { NotificationData } from './data.ts';
import { notifications } from './tables.ts';

/** Marks notifications of what a member has read where they lead, by part of their data: no e-mail and no push of them goes out. */
export async function markAbout<K extends NotificationKind>(
  db: Database,
  userId: number,
  kind: K,
  about: Partial<NotificationData<K>>,
): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.kind, kind),
        isNull(notifications.readAt),
        sql`${notifications.data} @> ${JSON.stringify(about)}::jsonb`,
      ),
    );
}

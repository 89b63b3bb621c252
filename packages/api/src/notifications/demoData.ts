import { and, inArray, isNull } from 'drizzle-orm';

import { demoUuid } from '../accounts/demoAccounts.ts';
import type { NotificationData } from '../accounts/notifications/data.ts';
import { notifications } from '../accounts/notifications/tables.ts';
import { users } from '../accounts/tables.ts';
import type { AppContext } from '../platform/appContext.ts';
import { daysBefore, fixedUuid } from '../platform/demoData.ts';

const annual: NotificationData<'licenceGiven'> = { plan: 3 };
const password: NotificationData<'security'> = { change: 'password' };
const answered: NotificationData<'dataRequest'> = { event: 'answered' };
const archived: NotificationData<'dataRequest'> = { event: 'archived' };

/** What some accounts are notified of, newest first. */
const examples = [
  { username: 'padre', kind: 'dataRequest', data: answered, days: 33, read: true },
  { username: 'padre', kind: 'licenceGiven', data: annual, days: 12, read: true },
  { username: 'padre', kind: 'dataRequest', data: archived, days: 2, read: false },
  { username: 'padre', kind: 'security', data: password, days: 1, read: false },
  { username: 'maestro', kind: 'security', data: password, days: 3, read: false },
  { username: 'director_escuela', kind: 'security', data: password, days: 5, read: false },
] as const;

/** Notifications, where they are not there yet. */
export async function seedNotifications({ db }: Pick<AppContext, 'db'>): Promise<void> {
  const usernames = [...new Set(examples.map(({ username }) => username))];
  const accounts = await db
    .select({ id: users.id, uuid: users.uuid })
    .from(users)
    .where(and(inArray(users.uuid, usernames.map(demoUuid)), isNull(users.deletedAt)));
  const rows = examples.flatMap(({ username, kind, data, days, read }) => {
    const account = accounts.find(({ uuid }) => uuid === demoUuid(username));
    if (!account) return [];
    const cause = `demo ${username} ${days}`;
    const createdAt = daysBefore(days);
    return [
      {
        id: fixedUuid(`notification ${cause}`),
        userId: account.id,
        kind,
        cause,
        data,
        inApp: true,
        createdAt,
        readAt: read ? createdAt : null,
      },
    ];
  });
  await db.insert(notifications).values(rows).onConflictDoNothing();
}

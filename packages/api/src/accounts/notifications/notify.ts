import { type NotificationKind, notificationRules } from '@lia/sdk/notifications/rules';

import type { Transaction } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { enqueueNamed, type NamedEmail } from '../../platform/mail/outbox.ts';
import type { NotificationData } from './data.ts';
import { devicesOf, pushJob } from './push.ts';
import { preferencesOf, wants } from './preferences.ts';
import { notifications } from './tables.ts';
import { dueOf, isOver } from './timing.ts';

/** Something that a member is notified of. */
interface Event<K extends NotificationKind> {
  userId: number;
  /** What happened: one notification of a kind comes of it for each member, however often it is reported. */
  cause: string;
  data: NotificationData<K>;
  /** The e-mail of its own that the kind has; else one is written from the notification. */
  email?: NamedEmail;
  /** When it happened, now where absent. */
  now?: Date;
  /** Until when it is true; where it would be held back for longer, the portal alone has it. */
  until?: Date;
}

/**
 * Notifies a member, exactly when the transaction commits. E-mails of kinds that always have one are sent by their domain;
 * those of other kinds go out by the preferences of the reader, who may have them held back.
 */
export async function notify<K extends NotificationKind>(
  tx: Transaction,
  kind: K,
  { userId, cause, data, email, now = new Date(), until }: Event<K>,
): Promise<void> {
  const preferences = await preferencesOf(tx, userId);
  const held = dueOf(kind, preferences, now);
  const isLate = isOver(until, held);
  const emails = !isLate && notificationRules[kind].email !== 'always' && wants(preferences, kind, 'email');
  const due = emails ? held : null;
  const goesNow = email !== undefined && due !== null && due <= now;
  const [added] = await tx
    .insert(notifications)
    .values({
      userId,
      kind,
      cause: `${userId} ${cause}`,
      data,
      inApp: wants(preferences, kind, 'app'),
      createdAt: now,
      until,
      ...(goesNow ? { emailedAt: now } : { emailDue: due, ...(due !== null && { heldEmail: email }) }),
    })
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  if (!added) return;
  if (goesNow) await enqueueNamed(tx, email);
  if (isLate || !wants(preferences, kind, 'push')) return;
  for (const { id: subscription } of await devicesOf(tx, userId)) {
    const key = `${added.id} ${subscription}`;
    // One after another: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    await enqueue(tx, pushJob, { notification: added.id, subscription }, { key, ...(held > now && { dueAt: held }) });
  }
}

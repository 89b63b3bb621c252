import { DAY_MS } from '@lia/sdk/calendar/durations';
import { plans } from '@lia/sdk/memberships/rules';
import { REMINDER_DAYS } from '@lia/sdk/renewals/rules';
import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';

import { notify } from '../accounts/notifications/notify.ts';
import { languageOf } from '../accounts/notifications/preferences.ts';
import { findPerson, isAnothers } from '../accounts/store.ts';
import { chargedAtSql } from '../memberships/following.ts';
import { changeMembership, lockMembership } from '../memberships/store.ts';
import { memberships } from '../memberships/tables.ts';
import { subscriptions } from '../payments/tables.ts';
import { type Database, inTransaction } from '../platform/database.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import { reminderEmail } from './emails.ts';
import { isAutomatic } from './service.ts';

const MOST = 500;
const annual = plans.flatMap(({ id, membership }) => (membership === 'anual' ? [id] : []));

/** A period that its payer is to be reminded of, and was not yet. */
const isUnreminded = or(isNull(memberships.remindedUntil), lt(memberships.remindedUntil, memberships.paidUntil));

/**
 * Reminds payers of renewals that come soon and are worth a thought: those of a year, of licences beside the plan, or with fewer
 * of them. Once for each period.
 */
export async function remindOfRenewals(db: Database, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + REMINDER_DAYS * DAY_MS);
  const isPaidByCard = exists(
    db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(
        and(eq(subscriptions.orderId, memberships.orderId), inArray(subscriptions.status, ['active', 'past_due'])),
      ),
  );
  const renewsAt = sql<Date>`case when ${isPaidByCard} then ${chargedAtSql} else ${memberships.paidUntil} end`.mapWith(
    memberships.paidUntil,
  );
  const due = await db
    .select({ orderId: memberships.orderId })
    .from(memberships)
    .where(
      and(
        eq(memberships.status, 'active'),
        eq(memberships.cancelled, false),
        isNotNull(memberships.userId),
        gt(renewsAt, now),
        lt(renewsAt, soon),
        isUnreminded,
        or(
          isNotNull(memberships.renewalLicences),
          gt(memberships.further, 0),
          and(inArray(memberships.planId, annual), isPaidByCard),
        ),
      ),
    )
    .orderBy(asc(memberships.paidUntil))
    .limit(MOST);
  for (const { orderId } of due) await remind(db, orderId);
}

async function remind(db: Database, orderId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const membership = await lockMembership(tx, orderId);
    if (!membership) return;
    const { id, userId, planId: plan, paidUntil } = membership;
    const until = paidUntil.toISOString();
    await changeMembership(tx, id, { remindedUntil: paidUntil });
    if (userId !== null) {
      const data = { plan, until, automatic: await isAutomatic(tx, membership) };
      await notify(tx, 'renewal', { userId, cause: `${id} ${until}`, data });
    }
    const owner = userId === null ? null : await findPerson(tx, userId);
    if (!owner?.email || (await isAnothers(tx, owner))) return;
    await enqueueEmail(tx, reminderEmail, {
      cause: `${id} ${until}`,
      to: owner.email,
      language: await languageOf(tx, owner.id),
      data: { membership: id, until },
    });
  });
}

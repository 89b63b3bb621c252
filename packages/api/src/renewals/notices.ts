import { and, desc, eq, gt, inArray, lte, notExists } from 'drizzle-orm';

import { notify as notifyMember } from '../accounts/notifications/notify.ts';
import { languageOf } from '../accounts/notifications/preferences.ts';
import { findPerson, isAnothers } from '../accounts/store.ts';
import type { MembershipRow } from '../memberships/store.ts';
import { memberships, planTerms } from '../memberships/tables.ts';
import { subscriptions } from '../payments/tables.ts';
import { type Database, inTransaction } from '../platform/database.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import { priceEmail } from './emails.ts';
import { priceNotices } from './tables.ts';

const MOST = 500;

/**
 * Notifies who pays by card of the price of their plan where it is higher than theirs: once of each price. Who has no address
 * that is theirs is not notified, and so goes on at the same price.
 */
export async function notifyOfPrices(db: Database, now: Date): Promise<void> {
  const known = db
    .select({ id: priceNotices.id })
    .from(priceNotices)
    .where(and(eq(priceNotices.membershipId, memberships.id), eq(priceNotices.termId, planTerms.id)));
  const current = db
    .selectDistinctOn([planTerms.planId], { id: planTerms.id })
    .from(planTerms)
    .where(and(eq(planTerms.kind, 'price'), lte(planTerms.validFrom, now)))
    .orderBy(planTerms.planId, desc(planTerms.validFrom));
  const due = await db
    .select({ membership: memberships, termId: planTerms.id })
    .from(memberships)
    .innerJoin(subscriptions, eq(subscriptions.orderId, memberships.orderId))
    .innerJoin(planTerms, eq(planTerms.planId, memberships.planId))
    .where(
      and(
        inArray(subscriptions.status, ['active', 'past_due']),
        eq(subscriptions.cancelAtPeriodEnd, false),
        inArray(planTerms.id, current),
        gt(planTerms.value, memberships.unit_price),
        notExists(known),
      ),
    )
    .limit(MOST);
  for (const { membership, termId } of due) await notify(db, membership, termId);
}

async function notify(db: Database, { id, userId, planId: plan }: MembershipRow, termId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [notice] = await tx
      .insert(priceNotices)
      .values({ membershipId: id, termId })
      .onConflictDoNothing()
      .returning();
    if (notice && userId !== null) await notifyMember(tx, 'price', { userId, cause: notice.id, data: { plan } });
    const owner = userId === null ? null : await findPerson(tx, userId);
    if (!notice || !owner?.email || (await isAnothers(tx, owner))) return;
    await enqueueEmail(tx, priceEmail, {
      cause: notice.id,
      to: owner.email,
      language: await languageOf(tx, owner.id),
      data: { notice: notice.id },
    });
  });
}

import { eq } from 'drizzle-orm';

import { companyAccount, demoUuid } from '../accounts/demoAccounts.ts';
import { users } from '../accounts/tables.ts';
import type { Subject } from '../consents/consent.ts';
import { type DemoConsent, recordDemoConsents } from '../consents/demoData.ts';
import { type DemoCall, markCalled } from '../contacts/demoData.ts';
import { demoPaymentId } from '../payments/demoOrder.ts';
import { setOwner } from '../payments/owner.ts';
import type { AppContext } from '../platform/appContext.ts';
import { type Database, inTransaction } from '../platform/database.ts';
import { fixedUuid } from '../platform/demoData.ts';
import { seedDonations } from './demoDonations.ts';
import { demoGifts } from './demoGifts.ts';
import { refundedSponsorships, seedSponsorships } from './demoSponsorships.ts';
import { seedVolunteerings } from './demoVolunteerings.ts';
import { donations, sponsorships, volunteerings } from './tables.ts';

/** The others are still to be called. */
const called: readonly DemoCall[] = [
  ['donations', 'donation sierra-gorda', 17],
  ['sponsorships', 'sponsorship puerto', 13],
  ['volunteerings', 'volunteering nandu', 28],
  ['volunteerings', 'volunteering contadoras', 16],
];

const refundedDonations = demoGifts.filter(({ status }) => status === 'refunded').map(({ key }) => key);

/** Payments of gifts that are refunded later. */
export const demoRefunds: readonly string[] = [...refundedDonations, ...refundedSponsorships].map(demoPaymentId);

/** Writes gifts and offers with what became of them. */
export async function seedGiving(app: Pick<AppContext, 'db' | 'files' | 'config'>): Promise<void> {
  const { db } = app;
  await seedDonations(app);
  await seedSponsorships(app);
  await seedVolunteerings(app);
  await ownGift(db);
  await markCalled(db, called);
  await recordDemoConsents(db, [
    ...(await giftConsents(db, donations, 'donation')),
    ...(await giftConsents(db, sponsorships, 'sponsorship')),
    ...(await offerConsents(db)),
  ]);
}

/** What the company's account gave, which it sees on its home. */
async function ownGift(db: Database): Promise<void> {
  const [company] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.uuid, demoUuid(companyAccount.username)));
  if (company) await inTransaction(db, (tx) => setOwner(tx, fixedUuid('order mayahuel'), company.id));
}

async function giftConsents(
  db: Database,
  table: typeof donations | typeof sponsorships,
  kind: Subject['kind'],
): Promise<DemoConsent[]> {
  const found = await db.select({ id: table.id, orderId: table.orderId, at: table.createdAt }).from(table);
  return found.map(({ id, orderId, at }) =>
    orderId === null ? { kind, id, given: true, at } : { kind: 'order', id: orderId, given: true, at },
  );
}

async function offerConsents(db: Database): Promise<DemoConsent[]> {
  const found = await db.select({ id: volunteerings.id, at: volunteerings.createdAt }).from(volunteerings);
  return found.map(({ id, at }) => ({ kind: 'volunteering', id, given: true, at }));
}

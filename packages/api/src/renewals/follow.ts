import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { licencePurchases } from '../licences/tables.ts';
import { memberships } from '../memberships/tables.ts';
import type { Followers } from '../payments/fulfilment.ts';
import type { Order } from '../payments/store.ts';
import type { Transaction } from '../platform/database.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { chargeJob } from './charges.ts';

/** What an order changes of a membership, the card company learns: licences that were bought or went back, and renewals. */
export const followOrder: Followers['order'] = async (tx, order) => {
  const orderId = await rootOf(tx, order);
  if (orderId !== null) await enqueue(tx, chargeJob, { order: orderId }, { key: randomUUID() });
};

/** The order that began the membership which an order changes; null for any other order. */
async function rootOf(tx: Transaction, { id, reason, renewalOf }: Order): Promise<string | null> {
  if (reason === 'membership') return renewalOf;
  if (reason !== 'licences') return null;
  const [found] = await tx
    .select({ orderId: memberships.orderId })
    .from(licencePurchases)
    .innerJoin(memberships, eq(memberships.id, licencePurchases.membershipId))
    .where(eq(licencePurchases.orderId, id));
  return found?.orderId ?? null;
}

import { randomUUID } from 'node:crypto';

import { type OpenedOrder, writeOrder } from '../payments/openOrder.ts';
import type { Transaction } from '../platform/database.ts';
import { keepFile, type ReceivedFile } from '../platform/files.ts';
import { donorOf } from './donors.ts';
import type { GiftLinks } from './giftStore.ts';

/** Writes what every gift is bound to (order, donor, file), then the gift; returns the donor's id. */
export async function give(
  tx: Transaction,
  email: string,
  file: ReceivedFile | undefined,
  opened: OpenedOrder | null,
  insert: (links: GiftLinks) => Promise<void>,
): Promise<string> {
  if (opened) await writeOrder(tx, opened);
  const donorId = await donorOf(tx, randomUUID(), email);
  const fileId = file ? await keepFile(tx, file) : null;
  await insert({ id: randomUUID(), donorId, orderId: opened?.id ?? null, fileId });
  return donorId;
}

import { askRegistered } from '../accounts/confirmation.ts';
import type { Transaction } from '../platform/database.ts';
import { findOrder } from '../payments/store.ts';
import type { Language } from '../platform/language.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import { ensureAccount, type Family } from '../people/newUser.ts';
import { accountsEmail } from './emails.ts';
import { keepAccount, type PlanOrder } from './store.ts';

/**
 * Who gets the plan of an order: its owner, or the family that it was written with, registered now. The family gets accounts
 * of its own, even where others typed its address (decision 22). What is paid cannot be refused, so a username that was taken
 * meanwhile gets a number. Null where the family was deleted after a month without payment.
 */
export async function registerOwner(tx: Transaction, { orderId, userId, family }: PlanOrder): Promise<number | null> {
  if (userId !== null) return userId;
  if (!family) return null;
  const order = await findOrder(tx, orderId);
  const parentId = await addFamily(tx, family, order?.language ?? 'es');
  await keepAccount(tx, orderId, parentId);
  if (order) {
    const { payer_email: to, language } = order;
    await enqueueEmail(tx, accountsEmail, { cause: orderId, to, language, data: { order: orderId } });
  }
  return parentId;
}

async function addFamily(tx: Transaction, { parent, children }: Family, language: Language): Promise<number> {
  const { id: guardianId, isNew } = await ensureAccount(tx, parent);
  for (const child of children) await ensureAccount(tx, { ...child, guardianId });
  if (isNew) await askRegistered(tx, { id: guardianId, email: parent.email }, language);
  return guardianId;
}

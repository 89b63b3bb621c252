import { Readable } from 'node:stream';

import { logo } from '@lia/sdk/giving/rules';
import type { PaymentState } from '@lia/sdk/payments/schema';
import { inArray } from 'drizzle-orm';

import { chargeOf } from '../giving/charge.ts';
import { donorOf, insertDonation } from '../giving/store.ts';
import { donations } from '../giving/tables.ts';
import { notificationUrl } from '../payments/notificationUrl.ts';
import { SANDBOX } from '../payments/sandbox/provider.ts';
import { insertCheckout } from '../payments/sandbox/store.ts';
import { insertOrder, keepPayment } from '../payments/store.ts';
import { inTransaction, type Transaction } from '../platform/database.ts';
import { keepFile, type ReceivedFile } from '../platform/files.ts';
import type { House } from '../platform/house.ts';
import { sayIn } from '../platform/language.ts';
import { fixedUuid } from './fixedUuid.ts';
import { type DemoGift, demoGifts } from './gifts.ts';
import { demoLogo } from './logo.ts';

const DAY_MS = 86_400_000;

const idOf = ({ key }: DemoGift): string => fixedUuid(`donation ${key}`);

/** Writes the donations that are not there yet, with their orders, payments and the logo. */
export async function seedDonations({ db, files, config }: Pick<House, 'db' | 'files' | 'config'>): Promise<void> {
  const ids = demoGifts.map(idOf);
  const known = await db.select({ id: donations.id }).from(donations).where(inArray(donations.id, ids));
  const there = new Set(known.map(({ id }) => id));

  for (const gift of demoGifts.filter((it) => !there.has(idOf(it)))) {
    const file = gift.logo ? await files.receive('logo-semilla.png', Readable.from([demoLogo()]), logo) : null;
    if (typeof file === 'string') throw new Error(`The demo logo is ${file}`);
    await inTransaction(db, (tx) => write(tx, gift, file, config.publicUrl));
  }
}

async function write(tx: Transaction, gift: DemoGift, file: ReceivedFile | null, publicUrl: string): Promise<void> {
  const { donation, key, daysAgo } = gift;
  // What was given back had been paid; that it was is settled later, as it happens (receipts.ts).
  const state = gift.state === 'refunded' ? 'approved' : gift.state;
  const createdAt = new Date(Date.now() - daysAgo * DAY_MS);
  const charge = chargeOf(donation, sayIn('es'));
  const orderId = charge ? fixedUuid(`order ${key}`) : null;

  if (charge && orderId !== null && state !== 'contact') {
    const preferenceId = fixedUuid(`preference ${key}`);
    const paymentId = fixedUuid(`payment ${key}`);
    const paid: PaymentState = state === 'open' ? 'pending' : state;
    const total = charge.quantity * charge.unitPrice;
    await insertCheckout(tx, {
      preferenceId,
      paymentId,
      externalReference: orderId,
      ...charge,
      state,
      backUrl: `${publicUrl}/receipt`,
      notificationUrl: notificationUrl(publicUrl, { name: SANDBOX }),
      createdAt,
      decidedAt: state === 'open' ? null : createdAt,
    });
    await insertOrder(tx, {
      id: orderId,
      reason: 'donation',
      state: paid,
      ...charge,
      total,
      payerName: donation.name,
      payerEmail: donation.email,
      provider: SANDBOX,
      preferenceId,
      createdAt,
    });
    if (state !== 'open') {
      await keepPayment(tx, SANDBOX, orderId, {
        id: paymentId,
        orderId,
        state,
        method: 'checkout',
        amount: total,
        createdAt,
        paidAt: state === 'approved' ? createdAt : null,
        failure: null,
        refunded: 0,
        voucher: null,
      });
    }
  }

  const donorId = await donorOf(tx, fixedUuid(`donor ${key}`), donation.email);
  const fileId = file ? await keepFile(tx, file) : null;
  await insertDonation(tx, { id: idOf(gift), donorId, orderId, fileId, createdAt }, donation);
}

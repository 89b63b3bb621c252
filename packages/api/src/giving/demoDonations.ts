import { NOT_SHOWN, publishChoice } from '@lia/sdk/giving/rules';
import { inArray } from 'drizzle-orm';

import { chargeOf } from './donate.ts';
import { insertDonation } from './donationStore.ts';
import { donorOf } from './donors.ts';
import { payerOf } from './give.ts';
import { donations } from './tables.ts';
import { inTransaction, type Transaction } from '../platform/database.ts';
import { keepFile, type ReceivedFile } from '../platform/files.ts';
import type { AppContext } from '../platform/appContext.ts';
import { translator } from '../platform/language.ts';
import { daysBefore, fixedUuid } from '../platform/demoData.ts';
import { writeDemoOrder } from '../payments/demoOrder.ts';
import { type DemoGift, demoGifts } from './demoGifts.ts';
import { receiveLogo } from '../platform/demoLogo.ts';

const idOf = ({ key }: DemoGift): string => fixedUuid(`donation ${key}`);

/** Writes the donations that are not there yet, with their orders, payments and the logo. */
export async function seedDonations({ db, files, config }: Pick<AppContext, 'db' | 'files' | 'config'>): Promise<void> {
  const ids = demoGifts.map(idOf);
  const known = await db.select({ id: donations.id }).from(donations).where(inArray(donations.id, ids));
  const there = new Set(known.map(({ id }) => id));

  for (const gift of demoGifts.filter((it) => !there.has(idOf(it)))) {
    const file = gift.logo ? await receiveLogo(files, 'logo-semilla.png') : null;
    await inTransaction(db, (tx) => write(tx, gift, file, config.publicUrl));
  }
}

async function write(tx: Transaction, gift: DemoGift, file: ReceivedFile | null, publicUrl: string): Promise<void> {
  const { donation, key, status } = gift;
  const createdAt = daysBefore(gift.daysAgo);
  const charge = chargeOf(donation, translator('es'));
  const orderId =
    charge && status !== 'contact'
      ? await writeDemoOrder(tx, {
          key,
          status,
          reason: 'donation',
          charge,
          payer: payerOf(donation),
          createdAt,
          publicUrl,
        })
      : null;
  await donorOf(tx, fixedUuid(`donor ${key}`), donation.email);
  const fileId = file ? await keepFile(tx, file) : null;
  const isOnWall = status === 'approved' && publishChoice(donation) !== NOT_SHOWN;
  await insertDonation(
    tx,
    { id: idOf(gift), orderId, fileId, createdAt, ...(isOnWall && { shownAt: createdAt }) },
    donation,
  );
}

import { randomUUID } from 'node:crypto';

import { type GivenConsents, writeConsents } from '../consents/consent.ts';
import { type OpenedOrder, writeOrder } from '../payments/openOrder.ts';
import type { Transaction } from '../platform/database.ts';
import { keepFile, type ReceivedFile } from '../platform/files.ts';
import type { Language, Translate } from '../platform/language.ts';
import { donorOf } from './donors.ts';
import type { GiftLinks } from './giftStore.ts';

/** Translator, language and IP address of a request. */
export interface Asked {
  t: Translate;
  language: Language;
  address: string;
}

/** A gift that may be written: its checkout, null where its giver is called first, and the consents. */
export interface OpenedGift {
  opened: OpenedOrder | null;
  consents: GivenConsents;
}

/** What is given, by whom, and with which logo or document. */
interface Giving {
  kind: 'donation' | 'sponsorship';
  email: string;
  file: ReceivedFile | undefined;
}

/** Writes what every gift is bound to (order, donor, file), then the gift and its consents; returns the donor's id. */
export async function give(
  tx: Transaction,
  { kind, email, file }: Giving,
  { opened, consents }: OpenedGift,
  insert: (links: GiftLinks) => Promise<void>,
): Promise<string> {
  if (opened) await writeOrder(tx, opened);
  const donorId = await donorOf(tx, randomUUID(), email);
  const fileId = file ? await keepFile(tx, file) : null;
  const id = randomUUID();
  await insert({ id, donorId, orderId: opened?.id ?? null, fileId });
  await writeConsents(tx, opened ? { kind: 'order', id: opened.id } : { kind, id }, consents);
  return donorId;
}

import { randomUUID } from 'node:crypto';

import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';

import type { Donation } from '@lia/sdk/giving/schema';

import { type GivenConsents, writeConsents } from '../consents/consent.ts';
import { confirmReceived } from '../contacts/receivedEmail.ts';
import { setOwner } from '../payments/owner.ts';
import { type OpenedOrder, type Payer, writeOrder } from '../payments/openOrder.ts';
import type { Transaction } from '../platform/database.ts';
import { keepFile, type ReceivedFile } from '../platform/files.ts';
import type { Language, Translate } from '../platform/language.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import { donorOf } from './donors.ts';
import type { GiftLinks } from './giftStore.ts';
import { offeredEmail } from './offeredEmail.ts';

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
  /** The account that gives, which owns the order; absent for a visitor. */
  ownerId?: number;
}

/** What is given, by whom, and with which logo or document. */
interface Giving {
  kind: 'donation' | 'sponsorship';
  email: string;
  file: ReceivedFile | undefined;
}

/** Who pays a gift: the person who filled the form in, in the name of their company. */
export const payerOf = ({ name, email, businessName }: Pick<Donation, 'name' | 'email' | 'businessName'>): Payer => ({
  name,
  email,
  company: businessName,
});

/** Writes what every gift is bound to (order, donor, file), then the gift and its consents; returns the donor's id. */
export async function give(
  tx: Transaction,
  { kind, email, file }: Giving,
  { opened, consents, ownerId }: OpenedGift,
  insert: (links: GiftLinks) => Promise<void>,
): Promise<string> {
  const fileId = file ? await keepFile(tx, file) : null;
  const id = randomUUID();
  // Sent together, in this order: statements that wait for each other's answers cost twice as much.
  const [donorId] = await Promise.all([
    donorOf(tx, randomUUID(), email),
    opened && writeOrder(tx, opened),
    insert({ id, orderId: opened?.id ?? null, fileId }),
    writeConsents(tx, opened ? { kind: 'order', id: opened.id } : { kind, id }, consents),
    opened && ownerId !== undefined && setOwner(tx, opened.id, ownerId),
  ]);
  if (!opened) await notifyOfOffer(tx, { kind, id, email, language: consents.language });
  return donorId;
}

/** Reports a gift whose giver is called first to our team, and confirms it to them. */
async function notifyOfOffer(
  tx: Transaction,
  { kind, id, email, language }: Pick<Giving, 'kind' | 'email'> & { id: string; language: Language },
): Promise<void> {
  const data = { kind, gift: id };
  await enqueueEmail(tx, offeredEmail, { cause: id, to: CONTACT_EMAIL, language: 'es', data });
  await confirmReceived(tx, { record: `${kind}s`, id, email, language });
}

/** How often one address may give: many donors may sit behind the address of one company. */
export const GIFTS = { times: 120, seconds: 60 };

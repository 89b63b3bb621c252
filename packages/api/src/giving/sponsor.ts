import { COURSE_PER_STUDENT, OTHER_AMOUNT, sponsorshipTotal } from '@lia/sdk/giving/sponsorshipRules';
import type { Sponsorship } from '@lia/sdk/giving/sponsorshipSchema';
import type { Checkout } from '@lia/sdk/payments/schema';

import { checkoutAnswer, type Charge, type OpenedOrder, type Purchase } from '../payments/openOrder.ts';
import type { Transaction } from '../platform/database.ts';
import type { ReceivedFile } from '../platform/files.ts';
import type { Language, Say } from '../platform/language.ts';
import { give } from './give.ts';
import { insertSponsorship } from './sponsorshipStore.ts';

/** What a sponsorship is to be paid as; null where the sponsor is called first. */
export function sponsorPurchase(sponsorship: Sponsorship, say: Say, language: Language): Purchase | null {
  const charge = sponsorCharge(sponsorship, say);
  const payer = { name: sponsorship.name, email: sponsorship.email };
  return charge && { reason: 'sponsorship', charge, payer, language };
}

/** What a sponsorship is charged as; null where the sponsor is called first. */
export function sponsorCharge(sponsorship: Sponsorship, say: Say): Charge | null {
  const total = sponsorshipTotal(sponsorship);
  if (total === null) return null;
  const { supportStudents: students } = sponsorship;
  if (sponsorship.sponsorship === 2) {
    return { title: say('sponsorship.courses'), quantity: students, unitPrice: COURSE_PER_STUDENT };
  }
  return students === OTHER_AMOUNT
    ? { title: say('sponsorship.projects'), quantity: 1, unitPrice: total }
    : { title: say('sponsorship.projects'), quantity: students, unitPrice: total / students };
}

/** Writes a sponsorship with its donor, file and order. */
export async function writeSponsorship(
  tx: Transaction,
  sponsorship: Sponsorship,
  file: ReceivedFile | undefined,
  opened: OpenedOrder | null,
  say: Say,
): Promise<Checkout> {
  const donorId = await give(tx, sponsorship.email, file, opened, (links) => insertSponsorship(tx, links, sponsorship));
  return checkoutAnswer(say(opened ? 'sponsorship.received' : 'donation.contact'), opened, donorId);
}

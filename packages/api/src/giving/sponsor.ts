import type { SponsorshipCall } from '@lia/sdk/giving/callSchemas';
import {
  COURSE_PER_STUDENT,
  MORE_STUDENTS,
  OTHER_AMOUNT,
  type Sponsored,
  sponsorshipTotal,
} from '@lia/sdk/giving/sponsorshipRules';
import type { Sponsorship } from '@lia/sdk/giving/sponsorshipSchema';
import type { Checkout } from '@lia/sdk/payments/schema';

import { type GivenConsents, takeConsents } from '../consents/consent.ts';
import { assertState } from '../geography/service.ts';
import { providerOf } from '../payments/configured.ts';
import { checkoutAnswer, type Charge, openOrder, type Purchase } from '../payments/openOrder.ts';
import type { Transaction } from '../platform/database.ts';
import type { ReceivedFile } from '../platform/files.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { Language, Translate } from '../platform/language.ts';
import { type Asked, give, type OpenedGift, payerOf } from './give.ts';
import { insertSponsorship } from './sponsorshipStore.ts';

/**
 * Opens the checkout of a sponsorship, unless the sponsor is called first.
 * @throws {ApiFailure} 422 on `state` where it is none of Mexico's, and on a consent to a text that is not in force.
 */
export async function openSponsorship(
  app: AppContext,
  sponsorship: SponsorshipCall,
  asked: Asked,
  known?: GivenConsents,
): Promise<OpenedGift> {
  const consents = known ?? (await takeConsents(sponsorship.consents, { db: app.db, ...asked }));
  assertState(sponsorship);
  const purchase = sponsorPurchase(sponsorship, asked.t, asked.language);
  return { opened: purchase && (await openOrder(providerOf(app), app.config.publicUrl, purchase)), consents };
}

/** What a sponsorship is to be paid as; null where the sponsor is called first. */
function sponsorPurchase(sponsorship: Sponsorship, t: Translate, language: Language): Purchase | null {
  const charge = sponsorCharge(sponsorship, t);
  return charge && { reason: 'sponsorship', charge, payer: payerOf(sponsorship), language };
}

/** What a sponsorship is charged as; null where the sponsor is called first. */
export function sponsorCharge(sponsorship: Sponsorship, t: Translate): Charge | null {
  const sponsored = sponsoredOf(sponsorship);
  const total = sponsorshipTotal(sponsored);
  if (total === null) return null;
  if (sponsored.supportStudents === OTHER_AMOUNT) {
    return { title: t('sponsorship.projects'), quantity: 1, unit_price: total };
  }
  const { supportStudents: quantity } = sponsored;
  return 'supportMonths' in sponsored
    ? { title: t('sponsorship.months', { count: sponsored.supportMonths }), quantity, unit_price: total / quantity }
    : { title: t('sponsorship.courses'), quantity, unit_price: COURSE_PER_STUDENT };
}

/** @throws {Error} for a sponsorship that its schema did not check */
function sponsoredOf(given: Sponsorship): Sponsored {
  const { sponsorship, supportStudents, supportMonths, supportAmount } = given;
  if (supportStudents === MORE_STUDENTS) return { sponsorship, supportStudents };
  if (supportStudents === OTHER_AMOUNT) {
    if (sponsorship === 1 && supportAmount !== undefined) return { sponsorship, supportStudents, supportAmount };
  } else {
    if (sponsorship === 2) return { sponsorship, supportStudents };
    if (supportMonths !== undefined) return { sponsorship, supportStudents, supportMonths };
  }
  throw new Error('The sponsorship lacks what its type asks for');
}

/** Writes a sponsorship with its donor, file and order. */
export async function writeSponsorship(
  tx: Transaction,
  sponsorship: Sponsorship,
  file: ReceivedFile | undefined,
  gift: OpenedGift,
  t: Translate,
): Promise<Checkout> {
  const donorId = await give(tx, { kind: 'sponsorship', email: sponsorship.email, file }, gift, (links) =>
    insertSponsorship(tx, links, sponsorship),
  );
  return checkoutAnswer(t(gift.opened ? 'sponsorship.received' : 'donation.contact'), gift.opened, donorId);
}

import { formatPesos } from '@lia/sdk/payments/money';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { record } from '@lia/sdk/validation/fields';
import { eq } from 'drizzle-orm';
import { string } from 'yup';

import { emailTranslator } from '../mail/translator.ts';
import { findOrder } from '../payments/store.ts';
import type { Database } from '../platform/database.ts';
import type { EmailKind } from '../platform/mail/email.ts';
import { sponsorships } from './tables.ts';

const data = record({ order: string().required() });

/** Where the giver of more than ten pays what was agreed on with them. */
export const agreedEmail: EmailKind<typeof data> = {
  name: 'donation-agreed',
  data,
  async compose({ db }, { order: id }, language) {
    const order = await findOrder(db, id);
    // It was paid or agreed on otherwise meanwhile.
    if (order?.status !== 'pending' || order.initPoint === null) return null;
    const total = formatPesos(order.total);
    const t = emailTranslator(language);
    const gift = order.reason === 'sponsorship' ? 'sponsorshipAgreed' : 'donationAgreed';
    const months = await monthsOf(db, id);
    const priced: [string, string][] =
      months === null
        ? [[t('donationAgreed.each'), formatPesos(order.unit_price)]]
        : [
            [t('sponsorshipAgreed.months'), String(months)],
            [t('sponsorshipAgreed.monthly'), formatPesos(order.unit_price / months)],
          ];
    return {
      subject: t(`${gift}.subject`),
      preview: t('donationAgreed.preview', { total }),
      blocks: [
        { kind: 'heading', text: t('donationAgreed.title', { name: order.payer_name }) },
        { kind: 'text', text: t(`${gift}.intro`) },
        {
          kind: 'facts',
          facts: [[t(`${gift}.children`), String(order.quantity)], ...priced, [t('donationAgreed.total'), total]],
        },
        { kind: 'link', label: t(`${gift}.pay`), url: order.initPoint },
        { kind: 'note', text: t('donationAgreed.question', { email: CONTACT_EMAIL }) },
      ],
    };
  },
};

/** For how many months a sponsor pays; null for what is paid once. */
async function monthsOf(db: Database, orderId: string): Promise<number | null> {
  const [gift] = await db
    .select({ months: sponsorships.supportMonths })
    .from(sponsorships)
    .where(eq(sponsorships.orderId, orderId));
  return gift?.months ?? null;
}

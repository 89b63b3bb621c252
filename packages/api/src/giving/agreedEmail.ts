import { formatPesos } from '@lia/sdk/payments/money';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { record } from '@lia/sdk/validation/fields';
import { string } from 'yup';

import { emailTranslator } from '../mail/translator.ts';
import { findOrder } from '../payments/store.ts';
import type { EmailKind } from '../platform/mail/email.ts';

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
    return {
      subject: t(`${gift}.subject`),
      preview: t('donationAgreed.preview', { total }),
      blocks: [
        { kind: 'heading', text: t('donationAgreed.title', { name: order.payer_name }) },
        { kind: 'text', text: t(`${gift}.intro`) },
        {
          kind: 'facts',
          facts: [
            [t(`${gift}.children`), String(order.quantity)],
            [t('donationAgreed.each'), formatPesos(order.unit_price)],
            [t('donationAgreed.total'), total],
          ],
        },
        { kind: 'link', label: t(`${gift}.pay`), url: order.initPoint },
        { kind: 'note', text: t('donationAgreed.question', { email: CONTACT_EMAIL }) },
      ],
    };
  },
};

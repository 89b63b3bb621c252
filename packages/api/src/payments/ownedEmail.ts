import { formatPesos } from '@lia/sdk/payments/money';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { record } from '@lia/sdk/validation/fields';
import { string } from 'yup';

import { emailTranslator } from '../mail/translator.ts';
import type { EmailKind } from '../platform/mail/email.ts';
import { findOrder } from './store.ts';

const data = record({ order: string().required() });

/** That something was paid which its buyer had already by another order, and that the money goes back. */
export const ownedEmailOf = (item: 'course' | 'plan' | 'school-plan'): EmailKind<typeof data> => ({
  name: `${item}-owned`,
  data,
  async compose({ db }, { order: id }, language) {
    const order = await findOrder(db, id);
    if (!order) return null;
    const t = emailTranslator(language);
    return {
      subject: t(`${item}.owned.subject`, { title: order.title }),
      preview: t(`${item}.owned.preview`),
      blocks: [
        { kind: 'heading', text: t(`${item}.owned.title`) },
        { kind: 'text', text: t(`${item}.owned.text`) },
        {
          kind: 'facts',
          facts: [
            [t('voucher.what'), order.title],
            [t('voucher.total'), formatPesos(order.total)],
          ],
        },
        { kind: 'note', text: t('owned.cash', { email: CONTACT_EMAIL }) },
      ],
    };
  },
});

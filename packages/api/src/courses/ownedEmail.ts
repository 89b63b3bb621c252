import { formatPesos } from '@lia/sdk/payments/money';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { record } from '@lia/sdk/validation/fields';
import { string } from 'yup';

import { emailTranslator } from '../mail/translator.ts';
import { findOrder } from '../payments/store.ts';
import type { EmailKind } from '../platform/mail/email.ts';

const data = record({ order: string().required() });

/** That a course was paid which its buyer had already, and that the money goes back. */
export const ownedEmail: EmailKind<typeof data> = {
  name: 'course-owned',
  data,
  async compose({ db }, { order: id }, language) {
    const order = await findOrder(db, id);
    if (!order) return null;
    const t = emailTranslator(language);
    return {
      subject: t('course.owned.subject', { course: order.title }),
      preview: t('course.owned.preview'),
      blocks: [
        { kind: 'heading', text: t('course.owned.title') },
        { kind: 'text', text: t('course.owned.text') },
        {
          kind: 'facts',
          facts: [
            [t('course.name'), order.title],
            [t('voucher.total'), formatPesos(order.total)],
          ],
        },
        { kind: 'note', text: t('course.owned.cash', { email: CONTACT_EMAIL }) },
      ],
    };
  },
};

import { formatPesos } from '@lia/sdk/payments/money';
import { TRANSFER, transferReference } from '@lia/sdk/payments/rules';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { record } from '@lia/sdk/validation/fields';
import { string } from 'yup';

import { emailTranslator } from '../mail/translator.ts';
import { UNASKED_EMAILS } from '../platform/limits.ts';
import type { EmailKind } from '../platform/mail/email.ts';
import { findOrdered } from './orderedLicences.ts';

const data = record({ order: string().required() });

/** What is to be transferred for an order of further licences, under which reference, and to which account. */
export const transferEmail: EmailKind<typeof data> = {
  name: 'licence-transfer',
  data,
  perRecipient: UNASKED_EMAILS,
  async compose({ db, config }, { order: id }, language) {
    const found = await findOrdered(db, id);
    // It was paid meanwhile.
    if (found?.order.provider !== TRANSFER || found.order.status !== 'pending') return null;
    const { order, membershipOrder } = found;
    const total = formatPesos(order.total);
    const t = emailTranslator(language);
    return {
      subject: t('transfer.subject', { reference: transferReference(id) }),
      preview: t('transfer.preview', { total }),
      blocks: [
        { kind: 'heading', text: t('transfer.title') },
        { kind: 'text', text: t('transfer.intro') },
        {
          kind: 'facts',
          facts: [
            [t('transfer.total'), total],
            [t('transfer.reference'), transferReference(id)],
            [t('transfer.account'), config.transferAccount ?? t('transfer.askAccount', { email: CONTACT_EMAIL })],
            [t('transfer.what'), order.title],
            [t('transfer.licences'), String(order.quantity)],
          ],
        },
        { kind: 'link', label: t('transfer.open'), url: `${config.publicUrl}/admin/licences/${membershipOrder}/show` },
        { kind: 'note', text: t('transfer.paid') },
      ],
    };
  },
};

import { formatPesos } from '@lia/sdk/payments/money';
import { transferReference } from '@lia/sdk/payments/rules';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { record } from '@lia/sdk/validation/fields';
import { string } from 'yup';

import { emailTranslator } from '../mail/translator.ts';
import { UNASKED_EMAILS } from '../platform/limits.ts';
import type { EmailKind } from '../platform/mail/email.ts';
import { findOrdered } from './orderedLicences.ts';

const data = record({ order: string().required() });

/** That an order of further licences is not to be transferred any more. */
export const transferCancelledEmail: EmailKind<typeof data> = {
  name: 'licence-transfer-cancelled',
  data,
  perRecipient: UNASKED_EMAILS,
  async compose({ db, config }, { order: id }, language) {
    const found = await findOrdered(db, id);
    if (!found) return null;
    const { order, membershipOrder } = found;
    const reference = transferReference(id);
    const t = emailTranslator(language);
    return {
      subject: t('transferCancelled.subject', { reference }),
      preview: t('transferCancelled.preview'),
      blocks: [
        { kind: 'heading', text: t('transferCancelled.title') },
        { kind: 'text', text: t('transferCancelled.intro') },
        {
          kind: 'facts',
          facts: [
            [t('transfer.total'), formatPesos(order.total)],
            [t('transfer.reference'), reference],
            [t('transfer.licences'), String(order.quantity)],
          ],
        },
        { kind: 'link', label: t('transfer.open'), url: `${config.publicUrl}/admin/licences/${membershipOrder}/show` },
        { kind: 'note', text: t('transferCancelled.sent', { email: CONTACT_EMAIL }) },
      ],
    };
  },
};

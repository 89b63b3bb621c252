import { invoiceRequestLabels } from '@lia/sdk/receipts/labels';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { record } from '@lia/sdk/validation/fields';
import { string } from 'yup';

import { emailTranslator } from '../mail/translator.ts';
import type { EmailKind } from '../platform/mail/email.ts';
import { invoiceList } from './invoiceStore.ts';
import { findReceipt, receiptAddress } from './store.ts';

const data = record({
  request: string().required(),
  status: string().oneOf(['issued', 'rejected']).required(),
  decided_at: string().required(),
});

/** The decision on an invoice request. Nothing is sent where the console changed the decision meanwhile. */
export const invoiceEmail: EmailKind<typeof data> = {
  name: 'invoice-decided',
  data,
  async compose(app, { request: id, status, decided_at }, language) {
    const request = await invoiceList.findUnscoped(app.db, id);
    if (request?.status !== status || request.decided_at !== decided_at) return null;
    const receipt = await findReceipt(app.db, request.receipt_id);
    if (!receipt) return null;
    const t = emailTranslator(language);
    const { folio, name, rfc, note } = request;
    const title = t(`invoice.${status}.title`);
    const noted = t(status === 'issued' ? 'invoice.fiscalFolio' : 'invoice.reason');
    return {
      subject: t(`invoice.${status}.subject`, { folio }),
      preview: title,
      blocks: [
        { kind: 'heading', text: title },
        { kind: 'text', text: t(`invoice.${status}.text`, { folio, name, email: CONTACT_EMAIL }) },
        {
          kind: 'facts',
          facts: [[invoiceRequestLabels.rfc[language], rfc], ...(note ? [[noted, note] as const] : [])],
        },
        ...(status === 'rejected'
          ? [
              {
                kind: 'link' as const,
                label: t('invoice.again'),
                url: receiptAddress(app.config.publicUrl, receipt),
              },
            ]
          : []),
      ],
    };
  },
};

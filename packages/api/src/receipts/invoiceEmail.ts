import { invoiceRequestLabels } from '@lia/sdk/receipts/labels';
import { invoiceFileKinds } from '@lia/sdk/receipts/invoiceFiles';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { record } from '@lia/sdk/validation/fields';
import { string } from 'yup';

import { emailTranslator } from '../mail/translator.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { Attachment, EmailKind } from '../platform/mail/email.ts';
import { invoiceList } from './invoiceStore.ts';
import { findFileOfReceipt } from './issuedStore.ts';
import { findReceipt, receiptAddress } from './store.ts';

const data = record({
  request: string().required(),
  status: string().oneOf(['issued', 'rejected']).required(),
  decided_at: string().required(),
});

/**
 * The decision on an invoice request. Nothing is sent where the console changed the decision meanwhile, or the money went back: the
 * buyer has the e-mail about that, and the invoice is to be cancelled.
 */
export const invoiceEmail: EmailKind<typeof data> = {
  name: 'invoice-decided',
  data,
  async compose(app, { request: id, status, decided_at }, language) {
    const request = await invoiceList.findUnscoped(app.db, id);
    if (request?.status !== status || request.decided_at !== decided_at) return null;
    const receipt = await findReceipt(app.db, request.receipt_id);
    if (!receipt || receipt.cancelledAt) return null;
    const t = emailTranslator(language);
    const { folio, name, rfc, note, receipt_id } = request;
    const replaced = request.invoices.find(({ cancelled_at }) => cancelled_at !== null);
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
        ...(status === 'issued' && replaced
          ? [{ kind: 'note' as const, text: t('invoice.replaces', { id: replaced.id.toUpperCase() }) }]
          : []),
        {
          kind: 'link',
          label: t(status === 'rejected' ? 'invoice.again' : 'invoice.open'),
          url: receiptAddress(app.config.publicUrl, receipt),
        },
      ],
      attachments: await filesOf(app, receipt_id, `CFDI ${folio}`),
    };
  },
};

/** The files of the invoice that stands; none of a request that was rejected. */
async function filesOf({ db, files }: AppContext, receiptId: string, name: string): Promise<Attachment[]> {
  const found = await Promise.all(invoiceFileKinds.map((kind) => findFileOfReceipt(db, receiptId, kind, name)));
  return Promise.all(
    found
      .filter((file) => file !== undefined)
      .map(async (file) => ({ name: file.name, type: file.type, bytes: await files.read(file) })),
  );
}

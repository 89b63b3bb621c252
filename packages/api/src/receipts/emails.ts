import { formatPesos } from '@lia/sdk/payments/money';
import { TRANSFER } from '@lia/sdk/payments/rules';
import type { OrderReason } from '@lia/sdk/payments/schema';
import { formatReceiptDate } from '@lia/sdk/receipts/date';
import { CONTACT_EMAIL, formatFolio } from '@lia/sdk/receipts/rules';
import { record } from '@lia/sdk/validation/fields';
import { string } from 'yup';

import { type TranslateEmail, emailTranslator } from '../mail/translator.ts';
import { payerNames } from '../payments/payerNames.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { Block, Email, EmailKind } from '../platform/mail/email.ts';
import { taxNote } from './donee.ts';
import { isRefundedByHand } from './manualRefunds.ts';
import { receiptPdf } from './pdf.ts';
import { findReceipt, type Receipt, receiptAddress } from './store.ts';

const data = record({ receipt: string().required() });

/** The thanks for each kind of order. */
const thanks = {
  donation: 'receipt.thanks.donation',
  sponsorship: 'receipt.thanks.sponsorship',
  course: 'receipt.thanks',
  membership: 'receipt.thanks',
  licences: 'receipt.thanks',
} as const satisfies Record<OrderReason, unknown>;

/** A receipt with its PDF, to the payer. */
export const receiptEmail = emailOf('receipt', async ({ app, receipt, t, folio, total, note }) => ({
  subject: t('receipt.subject', { folio }),
  preview: t('receipt.preview', { total }),
  blocks: [
    { kind: 'heading', text: t(thanks[receipt.reason], nameOf(receipt)) },
    { kind: 'text', text: t('receipt.intro') },
    facts(receipt, t),
    { kind: 'link', label: t('receipt.open'), url: receiptAddress(app.config.publicUrl, receipt) },
    // The note of the receipt page, which is hidden for a donation (document 1 section 2).
    ...(receipt.reason === 'donation'
      ? []
      : [{ kind: 'note' as const, text: t('receipt.invoice', { email: CONTACT_EMAIL }) }]),
    { kind: 'note', text: t('receipt.notInvoice') },
    ...(note === null ? [] : [{ kind: 'note' as const, text: note }]),
  ],
  attachments: [{ name: `${folio}.pdf`, type: 'application/pdf', bytes: await receiptPdf(receipt, app.config.donee) }],
}));

/** That a receipt was cancelled, since its money went back or the mark of its transfer was removed. */
export const cancellationEmail = emailOf('receipt-cancelled', async (subject) => {
  const { app, receipt, t, folio, total } = subject;
  const isByHand = await isRefundedByHand(app.db, receipt.orderId);
  if (receipt.provider === TRANSFER && !isByHand) return unmarkedEmail(subject);
  return {
    subject: t('cancelled.subject', { folio }),
    preview: t('cancelled.preview', { total }),
    blocks: [
      { kind: 'heading', text: t('cancelled.title') },
      // Money that the team gave back itself need not have gone to what it was paid with.
      { kind: 'text', text: t(isByHand ? 'cancelled.textByHand' : 'cancelled.text', { folio, total }) },
      facts(receipt, t),
      { kind: 'note', text: t('cancelled.question', { email: CONTACT_EMAIL }) },
    ],
  };
});

/** A mark that was removed may have been a mistake: whether money went back, we do not know. */
const unmarkedEmail = ({ receipt, t, folio }: Subject): Email => ({
  subject: t('cancelled.subject', { folio }),
  preview: t('unmarked.preview'),
  blocks: [
    { kind: 'heading', text: t('unmarked.title', { folio }) },
    { kind: 'text', text: t('unmarked.text', { folio, email: CONTACT_EMAIL }) },
    facts(receipt, t),
  ],
});

/** A receipt that is written about, in the language of its reader. */
interface Subject {
  app: AppContext;
  receipt: Receipt;
  t: TranslateEmail;
  folio: string;
  total: string;
  /** Whether a gift is deductible; null for anything else. */
  note: string | null;
}

/** An email about a receipt, composed by `write`. */
function emailOf(
  name: 'receipt' | 'receipt-cancelled',
  write: (subject: Subject) => Promise<Email>,
): EmailKind<typeof data> {
  return {
    name,
    data,
    async compose(app, { receipt: id }, language) {
      const receipt = await findReceipt(app.db, id);
      if (!receipt) throw new Error('A receipt is gone');
      const folio = formatFolio(receipt.folio);
      const note = taxNote(app.config.donee, receipt, language);
      const total = formatPesos(receipt.total);
      return write({ app, receipt, t: emailTranslator(language), folio, total, note });
    },
  };
}

const nameOf = ({ payer_name }: Receipt) => ({ name: payerNames(payer_name).first });

const facts = (receipt: Receipt, t: TranslateEmail): Block => ({
  kind: 'facts',
  facts: [
    [t('receipt.folio'), formatFolio(receipt.folio)],
    [t('receipt.date'), formatReceiptDate(receipt.paidAt.toISOString())],
    ...(receipt.payer_company === null ? [] : [[t('receipt.payer'), receipt.payer_company] satisfies [string, string]]),
    ...receipt.lines.map(({ title, quantity, unitPrice }): [string, string] => [
      title,
      quantity === 1 ? formatPesos(unitPrice) : `${quantity} × ${formatPesos(unitPrice)}`,
    ]),
    [t('receipt.total'), formatPesos(receipt.total)],
    [t('receipt.payment'), receipt.payments.map(({ id }) => id).join(', ')],
  ],
});

import { formatPesos, fromPesos } from '@lia/sdk/payments/money';
import { frequencyOf } from '@lia/sdk/payments/rules';
import type { Receipt } from '@lia/sdk/payments/schema';
import { formatReceiptDate } from '@lia/sdk/receipts/date';
import { getReceiptInvoice, getReceiptPdf } from '@lia/sdk/receipts/endpoints';
import { invoiceFileKinds } from '@lia/sdk/receipts/invoiceFiles';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';

import { Retry } from '../form/notices.tsx';
import { useHost } from '../host/HostProvider.tsx';
import { useText } from '../i18n/TextProvider.tsx';
import { Surface } from '../host/Surface.tsx';
import { LateInvoice } from './invoice/LateInvoice.tsx';
import type { ReceiptProps } from './Receipt.tsx';
import { ReceiptItems } from './ReceiptItems.tsx';
import { SaveButton } from './SaveButton.tsx';
import { Sheet } from './Sheet.tsx';

type ReceiptData = Receipt['data']['data'];

export interface ReceiptViewProps {
  receipt: ReceiptData | undefined;
  status: 'unnamed' | 'loading' | 'failed' | 'here';
  /** The invoice is being asked for. */
  invoicing: boolean;
  home: ReceiptProps['home'];
  onRetry: () => void;
  onInvoice: () => void;
}

/** Draws a receipt in each of its states; decides nothing. */
export function ReceiptView({ receipt, status, invoicing, home, onRetry, onInvoice }: ReceiptViewProps) {
  const { t } = useText();
  return (
    <Surface>
      <Sheet aria-busy={status === 'loading'}>
        {receipt && <ReceiptSheet receipt={receipt} invoicing={invoicing} home={home} onInvoice={onInvoice} />}
        {status === 'unnamed' && (
          <div>
            <h2 className="lia-title">{t('receipt.missing.title')}</h2>
            <p className="lia-intro">{t('receipt.missing.text')}</p>
          </div>
        )}
        {status === 'loading' && <output className="lia-done">{t('receipt.loading')}</output>}
        {status === 'failed' && (
          <Retry onRetry={onRetry}>
            <div>
              <strong>{t('receipt.failed')}</strong>
              <p>{t('receipt.failed.text')}</p>
            </div>
          </Retry>
        )}
      </Sheet>
    </Surface>
  );
}

/** What was charged so far: a subscription's bill counts its charges (document 1 section 2). */
const totalOf = ({ auto_recurring, summarized, transaction_amount }: ReceiptData) =>
  fromPesos(
    auto_recurring && summarized ? summarized.charged_quantity * auto_recurring.transaction_amount : transaction_amount,
  );

/** Where to start over what could not be paid; licences are ordered behind the sign-in. */
const again: Partial<Record<ReceiptData['reason'], string>> = {
  donation: '/registroapoyar',
  sponsorship: '/registropatrocinar',
  course: '/registro',
  membership: '/memberships',
};

function ReceiptSheet({
  receipt,
  invoicing,
  home,
  onInvoice,
}: Pick<ReceiptViewProps, 'invoicing' | 'home' | 'onInvoice'> & { receipt: ReceiptData }) {
  const { href, go } = useHost();
  const { t } = useText();
  const { status, reason, folio, receipt_id, auto_recurring } = receipt;
  const person = [receipt.payer_first_name, receipt.payer_last_name].filter(Boolean).join(' ');
  const payer = [receipt.payer_company, person].filter(Boolean).join(' · ');
  const lost = status === 'rejected' || status === 'expired';
  const isGift = reason === 'donation' || reason === 'sponsorship';
  const next = (lost && (receipt.checkout ?? again[reason])) || (isGift ? null : (home?.path ?? '/login'));
  return (
    <>
      <output className="lia-receipt-status" data-status={status}>
        <h2 className="lia-title">{t(`receipt.${status}.title`)}</h2>
        <p className="lia-intro">{t(`receipt.${status}.text`)}</p>
      </output>
      <dl className="lia-facts">
        {folio !== null && <Fact name={t('receipt.number')} value={folio} />}
        <Fact name={t('receipt.paymentId')} value={receipt.id} />
        <Fact name={t('receipt.date')} value={formatReceiptDate(receipt.date_created)} />
        {payer && <Fact name={t('receipt.payer')} value={payer} />}
        {auto_recurring && (
          <Fact
            name={t('receipt.frequency')}
            value={`${t(`receipt.frequency.${frequencyOf(auto_recurring.frequency)}`)}, ${formatPesos(fromPesos(auto_recurring.transaction_amount))}`}
          />
        )}
      </dl>
      <ReceiptItems
        items={receipt.additional_info.items.map(({ title, quantity, unit_price }) => ({
          title,
          quantity,
          unitPrice: fromPesos(unit_price),
        }))}
        total={totalOf(receipt)}
      />
      {/* An e-mail goes out with each receipt, and with nothing before it. */}
      {!lost && !isGift && receipt_id !== null && (
        <p className="lia-intro">{t('receipt.note', { email: CONTACT_EMAIL })}</p>
      )}
      {receipt.tax_note !== null && <p className="lia-intro">{receipt.tax_note}</p>}
      {receipt_id !== null && invoicing && <LateInvoice receiptId={receipt_id} email={receipt.payer_email ?? ''} />}
      <div className="lia-receipt-actions">
        {next !== null && (
          <a
            className="lia-primary"
            part="button"
            href={href(next)}
            onClick={(event) => {
              event.preventDefault();
              go(next);
            }}
          >
            {lost ? t('form.retry') : (home?.label ?? t('receipt.login'))}
          </a>
        )}
        {receipt_id !== null && (
          <SaveButton
            label={t('receipt.pdf')}
            name={`${folio ?? t('receipt.title')}.pdf`}
            call={(client) => client.call(getReceiptPdf, { params: { id: receipt_id } })}
          />
        )}
        {receipt_id !== null &&
          receipt.invoiced &&
          invoiceFileKinds.map((kind) => (
            <SaveButton
              key={kind}
              label={t('receipt.invoiceFile', { kind: kind.toUpperCase() })}
              name={`CFDI ${folio ?? ''}.${kind}`}
              call={(client) => client.call(getReceiptInvoice, { params: { id: receipt_id, kind } })}
            />
          ))}
        <button type="button" className="lia-secondary" part="button" onClick={() => print()}>
          {t('receipt.print')}
        </button>
        {receipt_id !== null && !receipt.invoiced && !invoicing && status !== 'refunded' && (
          <button type="button" className="lia-secondary" part="button" onClick={onInvoice}>
            {t('receipt.invoice')}
          </button>
        )}
      </div>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

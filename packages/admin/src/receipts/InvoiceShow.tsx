import { formatInstant } from '@lia/sdk/calendar/instants';
import { formatPesos } from '@lia/sdk/payments/money';
import type { InvoiceRecord } from '@lia/sdk/receipts/records';
import { type CfdiUseCode, cfdiUses, type TaxRegimeCode, taxRegimes } from '@lia/sdk/receipts/sat';
import { Alert, Link as MuiLink, Stack } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router';

import { useLanguage, useText } from '../i18n/text.ts';
import { EmailFact, Fact, Facts } from '../records/Facts.tsx';
import { RecordColumns, RecordHeading, RecordPage, RecordWaiting, Section } from '../records/RecordPage.tsx';
import { InvoiceChip } from './InvoiceChip.tsx';
import { InvoiceDecision } from './InvoiceDecision.tsx';
import { ReceiptDownload } from './ReceiptDownload.tsx';

/** One request, whole: what the tax office asks for, the receipt it is about, and what became of it. */
export const InvoiceShow = () => (
  <RecordPage resource="invoices">
    <Invoice />
  </RecordPage>
);

function Invoice() {
  const t = useText();
  const invoice = useRecordContext<InvoiceRecord>();
  if (!invoice) return <RecordWaiting />;
  return (
    <>
      <RecordHeading title={t('invoices.titleOne', { name: invoice.name })}>
        <InvoiceChip state={invoice.state} />
      </RecordHeading>
      {invoice.cancelled && (
        <Alert severity="warning" variant="outlined">
          {t('invoices.cancelled')}
        </Alert>
      )}
      <RecordColumns>
        <Taxpayer invoice={invoice} />
        <Stack spacing={2}>
          <InvoiceDecision key={`${invoice.id} ${invoice.state}`} invoice={invoice} />
          <ItsReceipt invoice={invoice} />
        </Stack>
      </RecordColumns>
    </>
  );
}

interface Part {
  invoice: InvoiceRecord;
}

const isRegime = (code: string): code is TaxRegimeCode => Object.hasOwn(taxRegimes, code);
const isUse = (code: string): code is CfdiUseCode => Object.hasOwn(cfdiUses, code);

function Taxpayer({ invoice }: Part) {
  const t = useText();
  const { rfc, name, tax_regime, postal_code, cfdi_use, email } = invoice;
  return (
    <Section title={t('invoices.taxpayer')}>
      <Facts>
        <Fact name={t('invoices.rfc')}>{rfc}</Fact>
        <Fact name={t('invoices.name')}>{name}</Fact>
        <Fact name={t('invoices.regime')}>
          {isRegime(tax_regime) ? `${tax_regime} · ${taxRegimes[tax_regime].name}` : tax_regime}
        </Fact>
        <Fact name={t('invoices.postalCode')}>{postal_code}</Fact>
        <Fact name={t('invoices.use')}>{isUse(cfdi_use) ? `${cfdi_use} · ${cfdiUses[cfdi_use].name}` : cfdi_use}</Fact>
        <EmailFact name={t('invoices.email')} email={email} />
      </Facts>
    </Section>
  );
}

function ItsReceipt({ invoice }: Part) {
  const t = useText();
  const language = useLanguage();
  const { receipt_id, order_id, folio, title, total, paid_at, created_at } = invoice;
  return (
    <Section title={t('orders.receipt')}>
      <Facts>
        <Fact name={t('orders.folio')}>
          <MuiLink component={Link} to={`/orders/${order_id}/show`}>
            {folio}
          </MuiLink>
        </Fact>
        <Fact name={t('orders.what')}>{title}</Fact>
        <Fact name={t('invoices.total')}>{formatPesos(total)}</Fact>
        <Fact name={t('invoices.paid')}>{formatInstant(paid_at, language)}</Fact>
        <Fact name={t('invoices.asked')}>{formatInstant(created_at, language)}</Fact>
      </Facts>
      <ReceiptDownload id={receipt_id} folio={folio} />
    </Section>
  );
}

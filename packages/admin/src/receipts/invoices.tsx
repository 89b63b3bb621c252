import { listInvoiceRequests } from '@lia/sdk/receipts/administration';
import type { InvoiceRecord } from '@lia/sdk/receipts/records';
import { type CfdiUseCode, cfdiUses, type TaxRegimeCode, taxRegimes } from '@lia/sdk/receipts/sat';
import InvoiceIcon from '@mui/icons-material/RequestQuoteOutlined';
import { Alert } from '@mui/material';

import { defineResource } from '../resources/definition.ts';
import { useWords } from '../resources/field.ts';
import { InvoiceDecision } from './InvoiceDecision.tsx';
import { ReceiptDownload } from './ReceiptDownload.tsx';
import { invoiceStatuses } from './statuses.ts';

const isRegime = (code: string): code is TaxRegimeCode => Object.hasOwn(taxRegimes, code);
const isUse = (code: string): code is CfdiUseCode => Object.hasOwn(cfdiUses, code);

function Cancelled({ record }: { record: InvoiceRecord }) {
  const { t } = useWords();
  if (!record.cancelled) return null;
  return (
    <Alert severity="warning" variant="outlined">
      {t('invoices.cancelled')}
    </Alert>
  );
}

/** Invoices that people asked for on their receipts. */
export const invoices = defineResource({
  name: 'invoices',
  list: listInvoiceRequests,
  permission: 'invoices.manage',
  icon: InvoiceIcon,
  none: 'invoices.none',
  sort: { field: 'created_at', order: 'DESC' },
  columns: [
    { source: 'created_at', kind: 'instant' },
    { source: 'name', primary: true },
    { source: 'rfc' },
    { source: 'folio' },
    { source: 'total', kind: 'money' },
    { source: 'status', statuses: invoiceStatuses },
  ],
  filters: [{ source: 'status', statuses: invoiceStatuses }],
  show: {
    title: ({ name }, { t }) => t('invoices.titleOne', { name }),
    notice: Cancelled,
    covers: ['status', 'note', 'decided_at', 'receipt_id', 'cancelled'],
    columns: [
      [
        {
          title: 'invoices.taxpayer',
          facts: [
            { source: 'rfc', label: 'invoices.rfc' },
            { source: 'name', label: 'invoices.name' },
            {
              source: 'tax_regime',
              label: 'invoices.regime',
              value: ({ tax_regime: code }) => (isRegime(code) ? `${code} · ${taxRegimes[code].name}` : code),
            },
            { source: 'postal_code', label: 'invoices.postalCode' },
            {
              source: 'cfdi_use',
              label: 'invoices.use',
              value: ({ cfdi_use: code }) => (isUse(code) ? `${code} · ${cfdiUses[code].name}` : code),
            },
            { source: 'email', label: 'invoices.email', kind: 'email' },
          ],
        },
      ],
      [
        ({ record }) => <InvoiceDecision key={`${record.id} ${record.status}`} invoice={record} />,
        {
          title: 'orders.receipt',
          facts: [
            {
              source: 'folio',
              label: 'orders.folio',
              to: ({ order_id }) => `/orders/${order_id}/show`,
              covers: ['order_id'],
            },
            { source: 'title', label: 'orders.what' },
            { source: 'total', label: 'invoices.total', kind: 'money' },
            { source: 'paid_at', label: 'invoices.paid', kind: 'instant' },
            { source: 'created_at', label: 'invoices.asked', kind: 'instant' },
          ],
          after: ({ record }) => <ReceiptDownload id={record.receipt_id} folio={record.folio} />,
        },
      ],
    ],
  },
});

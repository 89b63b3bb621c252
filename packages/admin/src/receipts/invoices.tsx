import { listInvoiceRequests } from '@lia/sdk/receipts/administration';
import { invoiceRecordLabels } from '@lia/sdk/receipts/labels';
import type { InvoiceRecord } from '@lia/sdk/receipts/records';
import { cfdiUses, taxRegimes } from '@lia/sdk/receipts/sat';
import { Alert } from '@mui/material';

import { defineResource } from '../resources/definition.ts';
import { useWords } from '../resources/field.ts';
import { InvoiceDecision } from './InvoiceDecision.tsx';
import { InvoiceHistory } from './InvoiceHistory.tsx';
import { ReceiptDownload } from './OrderParts.tsx';
import { invoiceStatuses } from './statuses.ts';
import './en.ts';
import './es.ts';

function Cancelled({ record }: { record: InvoiceRecord }) {
  const { t } = useWords();
  if (!record.cancelled) return null;
  return (
    <Alert severity="warning" variant="outlined">
      {t('invoices.cancelled')}
      {record.invoices.some(({ cancelled_at }) => cancelled_at === null) && ` ${t('invoices.toCancel')}`}
    </Alert>
  );
}

/** Invoices that people asked for on their receipts. */
export const invoices = defineResource({
  list: listInvoiceRequests,
  labels: invoiceRecordLabels,
  none: 'invoices.none',
  sort: { field: 'created_at', order: 'DESC' },
  columns: [
    { source: 'created_at', kind: 'instant' },
    { source: 'name', primary: true },
    { source: 'rfc' },
    { source: 'folio', label: 'orders.receipt' },
    { source: 'total', kind: 'money' },
    { source: 'status', statuses: invoiceStatuses },
  ],
  filters: [
    {
      id: 'attention',
      label: 'attention.lists.filter',
      all: 'attention.lists.all',
      choices: [
        { label: 'attention.lists.pendingInvoices', values: { to_issue: true } },
        { label: 'attention.lists.invoicesToCancel', values: { to_cancel: true } },
      ],
    },
    { source: 'status', statuses: invoiceStatuses },
  ],
  show: {
    title: ({ name }, { t }) => t('invoices.titleOne', { name }),
    notice: Cancelled,
    covers: ['status', 'note', 'decided_at', 'receipt_id', 'cancelled', 'invoices'],
    columns: [
      [
        {
          title: 'invoices.taxpayer',
          facts: [
            { source: 'rfc' },
            { source: 'name' },
            {
              source: 'tax_regime',
              value: ({ tax_regime: code }) => `${code} · ${taxRegimes[code].name}`,
            },
            { source: 'postal_code' },
            {
              source: 'cfdi_use',
              value: ({ cfdi_use: code }) => `${code} · ${cfdiUses[code].name}`,
            },
            { source: 'email', kind: 'email' },
          ],
        },
      ],
      [
        InvoiceHistory,
        ({ record }) => <InvoiceDecision key={`${record.id} ${record.status}`} invoice={record} />,
        {
          title: 'orders.receipt',
          facts: [
            {
              source: 'folio',
              to: ({ order_id }) => `/orders/${order_id}/show`,
              covers: ['order_id'],
            },
            { source: 'title' },
            { source: 'total', kind: 'money' },
            { source: 'paid_at', kind: 'instant' },
            { source: 'created_at', kind: 'instant' },
          ],
          after: ({ record }) => <ReceiptDownload id={record.receipt_id} folio={record.folio} />,
        },
      ],
    ],
  },
});

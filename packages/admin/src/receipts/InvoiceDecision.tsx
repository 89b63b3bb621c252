import { decideInvoiceRequest } from '@lia/sdk/receipts/administration';
import { invoiceRecordLabels } from '@lia/sdk/receipts/labels';
import type { InvoiceRecord } from '@lia/sdk/receipts/records';
import type { InvoiceStatus } from '@lia/sdk/receipts/rules';
import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';

import { useClient } from '../client/ClientContext.ts';
import { useLanguage, useText } from '../i18n/text.ts';
import { ActButton } from '../records/ActButton.tsx';
import { Section } from '../records/RecordPage.tsx';

const MAX_NOTE = 400;

/** Marks a request as issued or rejected, with the folio fiscal or the reason; and takes that back. */
export function InvoiceDecision({ invoice }: { invoice: InvoiceRecord }) {
  const t = useText();
  const language = useLanguage();
  const client = useClient();
  const [note, setNote] = useState(invoice.note ?? '');
  const params = { id: invoice.id };
  const mark = (status: InvoiceStatus) => () =>
    client.call(decideInvoiceRequest, {
      params,
      body: { status, note: status === 'pending' ? null : note.trim() || null },
    });

  if (invoice.status !== 'pending') {
    return (
      <Section title={t('invoices.decision')}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{invoice.note ?? t('invoices.noNote')}</Typography>
        <Box>
          <ActButton label={t('invoices.reopen')} call={mark('pending')} />
        </Box>
      </Section>
    );
  }
  return (
    <Section title={t('invoices.decision')}>
      <TextField
        id="invoice-note"
        label={invoiceRecordLabels.note[language]}
        helperText={t('invoices.noteHint')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_NOTE, autoComplete: 'off' } }}
        fullWidth
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ActButton variant="contained" label={t('invoices.issue')} call={mark('issued')} />
        <ActButton variant="text" color="error" label={t('invoices.reject')} call={mark('rejected')} />
      </Box>
    </Section>
  );
}

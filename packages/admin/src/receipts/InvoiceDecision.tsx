import { decideInvoiceRequest } from '@lia/sdk/receipts/administration';
import { invoiceRecordLabels } from '@lia/sdk/receipts/labels';
import type { InvoiceRecord } from '@lia/sdk/receipts/records';
import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';

import { useClient } from '../client/ClientContext.ts';
import { useLanguage, useText } from '../i18n/text.ts';
import { ActButton } from '../records/ActButton.tsx';
import { Section } from '../records/RecordPage.tsx';
import { InvoiceUpload } from './InvoiceUpload.tsx';

const MAX_NOTE = 400;

/**
 * Takes the invoice of a request, or rejects the request with the reason; and takes that back. Of money that went back, the invoice is
 * to be cancelled at the tax office.
 */
export function InvoiceDecision({ invoice }: { invoice: InvoiceRecord }) {
  const t = useText();
  const language = useLanguage();
  const client = useClient();
  const [note, setNote] = useState('');
  const params = { id: invoice.id };
  const reopen = () => client.call(decideInvoiceRequest, { params, body: { status: 'pending' } });
  const reject = () =>
    client.call(decideInvoiceRequest, { params, body: { status: 'rejected', note: note.trim() || null } });

  const cancel = () => client.call(decideInvoiceRequest, { params, body: { status: 'cancelled' } });

  if (invoice.status === 'issued' && invoice.cancelled) {
    return (
      <Section title={t('invoices.decision')}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{invoice.note}</Typography>
        {invoice.invoices.some(({ cancelled_at }) => cancelled_at === null) && (
          <Box>
            <ActButton
              label={t('invoices.cancel')}
              call={cancel}
              question={{ title: t('invoices.reopenTitle'), body: t('invoices.cancelBody') }}
            />
          </Box>
        )}
      </Section>
    );
  }
  if (invoice.status !== 'pending') {
    const issued = invoice.status === 'issued';
    return (
      <Section title={t('invoices.decision')}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{invoice.note ?? t('invoices.noNote')}</Typography>
        {issued && <InvoiceUpload invoice={invoice} />}
        <Box>
          <ActButton
            label={t('invoices.reopen')}
            call={reopen}
            {...(issued && { question: { title: t('invoices.reopenTitle'), body: t('invoices.reopenBody') } })}
          />
        </Box>
      </Section>
    );
  }
  return (
    <Section title={t('invoices.decision')}>
      {!invoice.cancelled && <InvoiceUpload invoice={invoice} />}
      <TextField
        id="invoice-note"
        label={invoiceRecordLabels.note[language]}
        helperText={t('invoices.noteHint')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_NOTE, autoComplete: 'off' } }}
        fullWidth
      />
      <Box>
        <ActButton variant="text" color="error" label={t('invoices.reject')} call={reject} />
      </Box>
    </Section>
  );
}

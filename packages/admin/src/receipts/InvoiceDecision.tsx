import { decideInvoiceRequest } from '@lia/sdk/receipts/administration';
import type { InvoiceRecord } from '@lia/sdk/receipts/records';
import type { InvoiceStatus } from '@lia/sdk/receipts/rules';
import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { Section } from '../records/RecordPage.tsx';
import { useAct } from '../records/useAct.ts';

const MAX_NOTE = 400;

/** Marks a request as issued or rejected, with the folio fiscal or the reason; and takes that back. */
export function InvoiceDecision({ invoice }: { invoice: InvoiceRecord }) {
  const t = useText();
  const client = useClient();
  const [note, setNote] = useState(invoice.note ?? '');
  const { busy: saving, act } = useAct<InvoiceStatus>();

  const mark = (status: InvoiceStatus) =>
    act(status, () => {
      const body = { status, note: status === 'pending' ? null : note.trim() || null };
      return client.call(decideInvoiceRequest, { params: { id: invoice.id }, body });
    });

  if (invoice.status !== 'pending') {
    return (
      <Section title={t('invoices.decision')}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{invoice.note ?? t('invoices.noNote')}</Typography>
        <Box>
          <Button variant="outlined" loading={saving === 'pending'} onClick={() => void mark('pending')}>
            {t('invoices.reopen')}
          </Button>
        </Box>
      </Section>
    );
  }
  return (
    <Section title={t('invoices.decision')}>
      <TextField
        id="invoice-note"
        label={t('invoices.note')}
        helperText={t('invoices.noteHint')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_NOTE, autoComplete: 'off' } }}
        fullWidth
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          disabled={saving !== null}
          loading={saving === 'issued'}
          onClick={() => void mark('issued')}
        >
          {t('invoices.issue')}
        </Button>
        <Button
          color="error"
          disabled={saving !== null}
          loading={saving === 'rejected'}
          onClick={() => void mark('rejected')}
        >
          {t('invoices.reject')}
        </Button>
      </Box>
    </Section>
  );
}

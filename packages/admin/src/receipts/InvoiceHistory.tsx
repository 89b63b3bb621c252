import { formatInstant } from '@lia/sdk/calendar/instants';
import { getInvoiceFile } from '@lia/sdk/receipts/administration';
import type { InvoiceRecord } from '@lia/sdk/receipts/records';
import { invoiceFileKinds } from '@lia/sdk/receipts/invoiceFiles';
import { Box, Stack, Typography } from '@mui/material';

import { useClient } from '../client/ClientContext.ts';
import { DownloadButton } from '../records/DownloadButton.tsx';
import { Section } from '../records/RecordPage.tsx';
import { useWords } from '../resources/field.ts';

/** The invoices of a request with their files, the cancelled ones too. */
export function InvoiceHistory({ record: { id: request, invoices } }: { record: InvoiceRecord }) {
  const { t, language } = useWords();
  const client = useClient();
  if (invoices.length === 0) return null;
  return (
    <Section title={t('invoices.history')}>
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {invoices.map(({ id, issued_at, cancelled_at }) => (
          <li key={id}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{id.toUpperCase()}</Typography>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
              {cancelled_at === null
                ? t('invoices.issuedAt', { when: formatInstant(issued_at, language) })
                : t('invoices.cancelledAt', { when: formatInstant(cancelled_at, language) })}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {invoiceFileKinds.map((kind) => (
                <DownloadButton
                  key={kind}
                  label={t('invoices.download', { kind: kind.toUpperCase() })}
                  name={`${id}.${kind}`}
                  call={() => client.call(getInvoiceFile, { params: { id: request, invoice: id, kind } })}
                  failure={t('invoices.downloadFailed')}
                />
              ))}
            </Box>
          </li>
        ))}
      </Stack>
    </Section>
  );
}

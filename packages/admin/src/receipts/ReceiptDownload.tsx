import { getReceiptPdf } from '@lia/sdk/receipts/endpoints';
import DownloadIcon from '@mui/icons-material/Download';
import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';

import { useClient } from '../app/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { save } from '../records/save.ts';

/** Fetches the receipt that the payer got, and says so where that fails. */
export function ReceiptDownload({ id, folio }: { id: string; folio: string }) {
  const t = useText();
  const client = useClient();
  const [state, setState] = useState<'idle' | 'fetching' | 'failed'>('idle');
  const download = async () => {
    setState('fetching');
    try {
      save(await client.call(getReceiptPdf, { params: { id } }), `${folio}.pdf`);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <Box>
      {state === 'failed' && (
        <Alert severity="error" variant="outlined" sx={{ mb: 1 }}>
          {t('orders.pdfFailed')}
        </Alert>
      )}
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={state === 'fetching'}
        onClick={() => void download()}
      >
        {t('orders.pdf', { folio })}
      </Button>
    </Box>
  );
}

import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { uploadInvoice } from '@lia/sdk/receipts/administration';
import type { InvoiceRecord } from '@lia/sdk/receipts/records';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';

import { useClient } from '../client/ClientContext.ts';
import { useReason, useText } from '../i18n/text.ts';

/** Takes the XML and the PDF of an invoice, for a request that waits or in place of the invoice that it has. */
export function InvoiceUpload({ invoice: { id, invoices } }: { invoice: InvoiceRecord }) {
  const t = useText();
  const reasonOf = useReason();
  const client = useClient();
  const notify = useNotify();
  const refresh = useRefresh();
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  // The same for a press after a lost answer.
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const standing = invoices.find(({ cancelled_at }) => cancelled_at === null);

  async function send() {
    setBusy(true);
    setRefusal(null);
    try {
      const { message } = await client.call(uploadInvoice, {
        params: { id },
        body: { ...(standing && { replaces: standing.id }) },
        files: { 'files[]': files },
        idempotencyKey,
      });
      notify(message, { type: 'success' });
      setFiles([]);
      refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(Object.values(error.fields)[0] ?? reasonOf(error));
      if (error.status !== 0) setKey(newIdempotencyKey());
    }
    setBusy(false);
  }

  return (
    <Stack spacing={1.5}>
      <Typography variant="body2" color="text.secondary">
        {t(standing ? 'invoices.replaceHint' : 'invoices.uploadHint')}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".xml,.pdf"
        aria-label={t('invoices.files')}
        onChange={({ target }) => {
          setFiles([...(target.files ?? [])]);
          setRefusal(null);
          // The same files may be chosen again after they were corrected.
          target.value = '';
        }}
      />
      <Typography component="output" sx={{ fontWeight: 600, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {files.map(({ name }) => name).join('\n')}
      </Typography>
      {refusal !== null && (
        <Alert severity="error" variant="outlined">
          {refusal}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant={files.length > 0 || standing ? 'outlined' : 'contained'}
          startIcon={<UploadIcon />}
          onClick={() => input.current?.click()}
        >
          {t('invoices.choose')}
        </Button>
        {files.length > 0 && (
          <Button variant="contained" loading={busy} onClick={() => void send()}>
            {t(standing ? 'invoices.replace' : 'invoices.send')}
          </Button>
        )}
      </Box>
    </Stack>
  );
}

import { getReceiptInvoice } from '@lia/sdk/receipts/endpoints';
import { type InvoiceFileKind, invoiceFileKinds } from '@lia/sdk/receipts/invoiceFiles';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { saveFile } from '../downloads/saveFile.ts';
import { useServices } from '../services/services.ts';

/** Saves the files of the invoice of a receipt. */
export function InvoiceFiles({ receiptId, folio }: { receiptId: string; folio: string }) {
  const { t } = useText();
  const { session, toasts } = useServices();
  const [fetching, setFetching] = useState<InvoiceFileKind | null>(null);

  async function save(kind: InvoiceFileKind) {
    setFetching(kind);
    try {
      const bytes = await session.client.call(getReceiptInvoice, { params: { id: receiptId, kind } });
      saveFile(bytes, `CFDI ${folio}.${kind}`);
    } catch {
      toasts.show('error', t('bills.file.failed'));
    }
    setFetching(null);
  }

  return invoiceFileKinds.map((kind) => {
    const of = { kind: kind.toUpperCase(), folio };
    return (
      <Button
        key={kind}
        loading={fetching === kind}
        aria-label={t('bills.file.of', of)}
        onClick={() => void save(kind)}
      >
        {t('bills.file', of)}
      </Button>
    );
  });
}

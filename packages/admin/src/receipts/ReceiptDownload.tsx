import { getReceiptPdf } from '@lia/sdk/receipts/endpoints';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { DownloadButton } from '../records/DownloadButton.tsx';

/** Fetches the receipt that the payer got. */
export function ReceiptDownload({ id, folio }: { id: string; folio: string }) {
  const t = useText();
  const client = useClient();
  return (
    <DownloadButton
      label={t('orders.pdf', { folio })}
      name={`${folio}.pdf`}
      call={() => client.call(getReceiptPdf, { params: { id } })}
      failure={t('orders.pdfFailed')}
    />
  );
}

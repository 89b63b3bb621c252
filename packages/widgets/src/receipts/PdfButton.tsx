import { getReceiptPdf } from '@lia/sdk/receipts/endpoints';
import { useState } from 'react';

import { useHost } from '../host/HostProvider.tsx';
import { useText } from '../i18n/TextProvider.tsx';

/** Saves the receipt as a PDF. */
export function PdfButton({ receiptId, name }: { receiptId: string; name: string }) {
  const { client } = useHost();
  const { t } = useText();
  const [status, setStatus] = useState<'idle' | 'fetching' | 'failed'>('idle');

  async function save() {
    setStatus('fetching');
    try {
      const url = URL.createObjectURL(await client.call(getReceiptPdf, { params: { id: receiptId } }));
      Object.assign(document.createElement('a'), { href: url, download: name }).click();
      setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
      setStatus('idle');
    } catch {
      setStatus('failed');
    }
  }

  return (
    <button
      type="button"
      className="lia-secondary"
      part="button"
      aria-disabled={status === 'fetching'}
      onClick={() => void (status === 'fetching' || save())}
    >
      <bdi>{t(status === 'fetching' ? 'form.fetching' : status === 'failed' ? 'form.retry' : 'receipt.pdf')}</bdi>
    </button>
  );
}

/** A browser takes what it saves within this time. */
const RELEASE_MS = 10_000;

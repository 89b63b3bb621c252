import type { Client } from '@lia/sdk/http/client';
import { useState } from 'react';

import { useHost } from '../host/HostProvider.tsx';
import { useText } from '../i18n/TextProvider.tsx';

interface SaveButtonProps {
  label: string;
  /** Name of the file. */
  name: string;
  call: (client: Client) => Promise<Blob>;
}

/** Fetches a file and saves it. */
export function SaveButton({ label, name, call }: SaveButtonProps) {
  const { client } = useHost();
  const { t } = useText();
  const [status, setStatus] = useState<'idle' | 'fetching' | 'failed'>('idle');

  async function save() {
    setStatus('fetching');
    try {
      const url = URL.createObjectURL(await call(client));
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
      <bdi>{status === 'fetching' ? t('form.fetching') : status === 'failed' ? t('form.retry') : label}</bdi>
    </button>
  );
}

/** A browser takes what it saves within this time. */
const RELEASE_MS = 10_000;

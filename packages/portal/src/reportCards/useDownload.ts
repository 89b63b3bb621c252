import type { Client } from '@lia/sdk/http/client';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { saveFile } from '../downloads/saveFile.ts';
import { useServices } from '../services/services.ts';

/** Has the browser save a PDF, or shows why it could not. `busy`: while it is on its way. */
export function useDownload() {
  const { failure } = useText();
  const { session, toasts } = useServices();
  const [busy, setBusy] = useState(false);
  const download = async (name: string, call: (client: Client) => Promise<Blob>): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await call(session.client), `${name}.pdf`);
    } catch (error) {
      toasts.show('error', failure(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}

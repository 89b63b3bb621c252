import { type GroupWorkQuery, listGroupWork } from '@lia/sdk/deliveries/endpoints';
import { useState } from 'react';

import { formatSize } from '@lia/sdk/files/formatSize';
import { useText } from '../../i18n/useText.ts';
import { useServices } from '../../services/services.ts';

/** What became of a download: why it did not begin, as the key of a text, or null. */
type Refusal = 'download.none' | 'download.failed' | null;

interface WorkDownload {
  /** Whether its address is on the way. */
  busy: boolean;
  /** Has the browser save what was handed in, as it comes, and shows how much that is. */
  download: (asked: GroupWorkQuery) => Promise<Refusal>;
}

/** Downloads deliveries as one archive, which may be larger than the memory of a page. */
export function useWorkDownload(): WorkDownload {
  const { t, language } = useText();
  const { session, toasts } = useServices();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async download(asked) {
      setBusy(true);
      try {
        const { data, address } = await session.client.call(listGroupWork, { query: asked });
        if (data.every(({ delivered }) => delivered === 0)) return 'download.none';
        Object.assign(document.createElement('a'), { href: address, download: '' }).click();
        const [count, bytes] = [sum(data.map(({ files }) => files)), sum(data.map((one) => one.bytes))];
        toasts.show('success', t('download.begun', { count, size: formatSize(bytes, language) }));
        return null;
      } catch {
        return 'download.failed';
      } finally {
        setBusy(false);
      }
    },
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

import Button from '@mui/material/Button';

import { useText } from '../../i18n/useText.ts';
import { useServices } from '../../services/services.ts';
import { useWorkDownload } from './useWorkDownload.ts';

/** Downloads what was handed in for an activity. */
export function DownloadWork({ activity }: { activity: string }) {
  const { t } = useText();
  const { toasts } = useServices();
  const { busy, download } = useWorkDownload();

  async function begin(): Promise<void> {
    const refusal = await download({ activity_id: activity });
    if (refusal) toasts.show(refusal === 'download.none' ? 'info' : 'error', t(refusal));
  }

  return (
    <Button variant="outlined" loading={busy} onClick={() => void begin()}>
      {t('download.all')}
    </Button>
  );
}

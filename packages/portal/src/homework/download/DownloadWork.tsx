import Button from '@mui/material/Button';

import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { useServices } from '../../services/services.ts';
import { downloadTexts } from './es.ts';
import { useWorkDownload } from './useWorkDownload.ts';

/** Downloads what was handed in for an activity. */
export default function DownloadWork({ activity }: { activity: string }) {
  useTexts(downloadTexts);
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

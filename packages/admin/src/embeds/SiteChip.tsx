import type { EmbedRecord } from '@lia/sdk/embeds/records';
import OnIcon from '@mui/icons-material/CheckCircleOutlined';
import DeletedIcon from '@mui/icons-material/DeleteOutline';
import OffIcon from '@mui/icons-material/PauseCircleOutline';

import { useText } from '../i18n/text.ts';
import { ToneChip } from '../records/ToneChip.tsx';

/** Whether the key of a site is good. */
export function SiteChip({ site: { active, deleted_at } }: { site: Pick<EmbedRecord, 'active' | 'deleted_at'> }) {
  const t = useText();
  if (deleted_at !== null) return <ToneChip tone="bad" icon={<DeletedIcon />} label={t('embeds.deleted')} />;
  return active ? (
    <ToneChip tone="good" icon={<OnIcon />} label={t('embeds.on')} />
  ) : (
    <ToneChip tone="quiet" icon={<OffIcon />} label={t('embeds.off')} />
  );
}

import OnIcon from '@mui/icons-material/CheckCircleOutlined';
import OffIcon from '@mui/icons-material/PauseCircleOutline';

import { useText } from '../i18n/text.ts';
import { ToneChip } from '../records/ToneChip.tsx';

/** Whether the key of a site is good. */
export function SiteChip({ active }: { active: boolean }) {
  const t = useText();
  return active ? (
    <ToneChip tone="good" icon={<OnIcon />} label={t('embeds.on')} />
  ) : (
    <ToneChip tone="quiet" icon={<OffIcon />} label={t('embeds.off')} />
  );
}

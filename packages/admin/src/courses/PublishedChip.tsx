import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShownIcon from '@mui/icons-material/StorefrontOutlined';

import { useText } from '../i18n/text.ts';
import { ToneChip } from '../records/ToneChip.tsx';

/** Whether visitors are offered the course. */
export function PublishedChip({ published }: { published: boolean }) {
  const t = useText();
  return published ? (
    <ToneChip tone="good" icon={<ShownIcon />} label={t('courses.published')} />
  ) : (
    <ToneChip tone="quiet" icon={<HiddenIcon />} label={t('courses.unpublished')} />
  );
}

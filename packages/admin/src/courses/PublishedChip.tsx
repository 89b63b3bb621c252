import type { CourseRecord } from '@lia/sdk/courses/records';
import { isProgramming } from '@lia/sdk/courses/rules';
import MembersIcon from '@mui/icons-material/LockOutlined';
import ShownIcon from '@mui/icons-material/StorefrontOutlined';
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';

import { useText } from '../i18n/text.ts';
import { ToneChip } from '../records/ToneChip.tsx';

/** Whether visitors are offered the course; those of programming they never are (document 1 section 4). */
export function PublishedChip({ course: { published, keywords } }: { course: CourseRecord }) {
  const t = useText();
  if (!published) return <ToneChip tone="quiet" icon={<HiddenIcon />} label={t('courses.unpublished')} />;
  return isProgramming(keywords) ? (
    <ToneChip tone="quiet" icon={<MembersIcon />} label={t('courses.notForVisitors')} />
  ) : (
    <ToneChip tone="good" icon={<ShownIcon />} label={t('courses.published')} />
  );
}

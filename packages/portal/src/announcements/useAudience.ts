import type { SentAnnouncement } from '@lia/sdk/announcements/schema';
import { levelLabels } from '@lia/sdk/registrations/levelLabels';
import { levels } from '@lia/sdk/registrations/rules';

import { useText } from '../i18n/useText.ts';

/** For whom an announcement is, in words. */
export function useAudience(announcement: Pick<SentAnnouncement, 'audience' | 'levels' | 'groups'>): string {
  const { t, language } = useText();
  if (announcement.audience === 'school') return t('announcements.school');
  if (announcement.audience === 'groups') return announcement.groups.map(({ name }) => name).join(', ');
  return levels
    .filter((level) => announcement.levels.includes(level))
    .map((level) => levelLabels[level][language])
    .join(', ');
}

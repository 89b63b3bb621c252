import type { SentAnnouncement } from '@lia/sdk/announcements/schema';

import { useText } from '../i18n/useText.ts';

const levels = ['1', '2', '3'] as const;

/** For whom an announcement is, in words. */
export function useAudience(announcement: Pick<SentAnnouncement, 'audience' | 'levels' | 'groups'>): string {
  const { t } = useText();
  if (announcement.audience === 'school') return t('announcements.school');
  if (announcement.audience === 'groups') return announcement.groups.map(({ name }) => name).join(', ');
  return levels
    .filter((level) => announcement.levels.includes(Number(level)))
    .map((level) => t(`announcements.level.${level}`))
    .join(', ');
}

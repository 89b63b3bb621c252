import { REMINDER_HOURS } from '@lia/sdk/announcements/rules';
import type { SentAnnouncement } from '@lia/sdk/announcements/schema';
import { HOUR_MS } from '@lia/sdk/calendar/durations';

/** Whether the publication of an announcement is still to come. */
export const isPlanned = ({ publish_at }: Pick<SentAnnouncement, 'publish_at'>): boolean =>
  Date.parse(publish_at) > Date.now();

/** Whether its readers were last notified so long ago that they may be reminded. */
export const isRemindable = ({
  publish_at,
  reminded_at,
}: Pick<SentAnnouncement, 'publish_at' | 'reminded_at'>): boolean =>
  Date.now() - Date.parse(reminded_at ?? publish_at) >= REMINDER_HOURS * HOUR_MS;

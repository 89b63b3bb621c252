import type { Activity } from '@lia/sdk/activities/schema';

/** Whether the publication of an activity is still to come. */
export const isScheduled = ({ publish_date }: Pick<Activity, 'publish_date'>): boolean =>
  Date.parse(publish_date) > Date.now();

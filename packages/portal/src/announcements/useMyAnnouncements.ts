import { listMyAnnouncements } from '@lia/sdk/announcements/endpoints';
import type { Announcements } from '@lia/sdk/announcements/schema';
import type { SWRResponse } from 'swr';

import { useRead } from '../services/useRead.ts';

/** What is announced to the member. */
export const useMyAnnouncements = (): SWRResponse<Announcements, unknown> =>
  useRead([listMyAnnouncements], (client) => client.call(listMyAnnouncements));

import { countUnreadConversations } from '@lia/sdk/conversations/endpoints';
import type { UnreadConversations } from '@lia/sdk/conversations/schema';
import type { SWRResponse } from 'swr';

import { useRead } from '../reads/useRead.ts';

/** How many conversations of the member have something unread. */
export const useUnreadConversations = (): SWRResponse<UnreadConversations, unknown> =>
  useRead(['conversations', 'unread'], (client) => client.call(countUnreadConversations));

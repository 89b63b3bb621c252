import { listConversations } from '@lia/sdk/conversations/endpoints';
import MessagesIcon from '@mui/icons-material/ForumOutlined';

import type { DomainRoutes } from '../routing/route.ts';
import { conversationPath, conversationsPath, officeHoursPath } from './paths.ts';

const load = () => import('./ConversationScreens.tsx');

/** What families, teachers and schools write to each other about students. */
export const conversations: DomainRoutes = {
  screens: [
    {
      path: conversationsPath,
      permission: 'conversations.join',
      title: 'conversations.title',
      layout: 'member',
      menu: {
        in: 'navigation',
        id: 'conversations',
        label: 'conversations.title',
        icon: MessagesIcon,
        order: 4,
        badge: 'conversations',
      },
      reads: [listConversations],
      load,
    },
    {
      path: officeHoursPath,
      permission: 'officeHours.manage',
      title: 'conversations.title',
      layout: 'member',
      load,
    },
    {
      path: conversationPath(':id'),
      permission: 'conversations.join',
      title: 'conversations.title',
      layout: 'member',
      load,
    },
  ],
};

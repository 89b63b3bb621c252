import type { ApiModule } from '../platform/module.ts';
import { conversationArchive } from './archive.ts';
import { demoConversations } from './demoData.ts';
import { messageJob, messageTarget } from './notices.ts';
import { reportableMessage } from './reportable.ts';
import { conversationRoutes } from './routes.ts';
import { conversationErasure } from './erasure.ts';
import { messageUploads } from './uploads.ts';

export const conversations: ApiModule = {
  name: 'conversations',
  routes: conversationRoutes,
  uploads: [messageUploads],
  jobs: (app) => [messageJob(app.db)],
  notificationTargets: { message: messageTarget },
  archive: conversationArchive,
  demoData: demoConversations,
  reportable: { message: reportableMessage },
  erasure: conversationErasure,
};

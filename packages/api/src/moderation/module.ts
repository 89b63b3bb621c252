import { attentionTo } from '../attention/source.ts';
import type { ApiModule } from '../platform/module.ts';
import { reportArchive } from './archive.ts';
import { reportList } from './list.ts';
import { moderationRoutes } from './routes.ts';

export const moderation: ApiModule = {
  name: 'moderation',
  routes: moderationRoutes,
  attention: [
    attentionTo('graveReports', { permission: 'moderation.manage', list: reportList, filter: { grave: true } }),
    attentionTo('openReports', { permission: 'moderation.manage', list: reportList, filter: { status: 'unresolved' } }),
  ],
  archive: reportArchive,
};

import type { ApiModule } from '../platform/module.ts';
import { announcementArchive } from './archive.ts';
import { demoAnnouncements } from './demoData.ts';
import { announcementJob } from './notices.ts';
import { reportableAnnouncement } from './reportable.ts';
import { announcementRoutes } from './routes.ts';

export const announcements: ApiModule = {
  name: 'announcements',
  routes: announcementRoutes,
  jobs: (app) => [announcementJob(app.db)],
  archive: announcementArchive,
  demoData: demoAnnouncements,
  reportable: { announcement: reportableAnnouncement },
};

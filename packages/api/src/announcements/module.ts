import { deletionsOf } from '../deletions/source.ts';
import type { ApiModule } from '../platform/module.ts';
import { announcementArchive } from './archive.ts';
import { demoAnnouncements } from './demoData.ts';
import { announcementJob, announcementTarget } from './notices.ts';
import { reportableAnnouncement } from './reportable.ts';
import { announcementRoutes } from './routes.ts';
import { writtenBy } from './scope.ts';
import { announcements as table } from './tables.ts';
import { announcementUploads } from './uploads.ts';
import { announcementReads } from './tables.ts';
import { deleteRows } from '../erasure/part.ts';

export const announcements: ApiModule = {
  name: 'announcements',
  routes: announcementRoutes,
  uploads: [announcementUploads],
  jobs: (app) => [announcementJob(app.db)],
  notificationTargets: { announcement: announcementTarget },
  archive: announcementArchive,
  demoData: demoAnnouncements,
  reportable: { announcement: reportableAnnouncement },
  deletions: [
    deletionsOf('announcement', {
      permission: 'announcements.manage',
      table,
      columns: table,
      where: writtenBy,
    }),
  ],
  erasure: [deleteRows(announcementReads.userId)],
};

import type { ApiModule } from '../platform/module.ts';
import { homeworkArchive } from './archive.ts';
import { homeworkCalendar } from './calendar.ts';
import { announcementsJob, homeworkTargets } from './notices.ts';
import { homeworkRoutes } from './routes.ts';
import { homeworkUploads } from './uploads.ts';

export const homework: ApiModule = {
  name: 'homework',
  routes: homeworkRoutes,
  notificationTargets: homeworkTargets,
  archive: homeworkArchive,
  uploads: [homeworkUploads],
  calendar: homeworkCalendar,
  jobs: ({ db }) => [announcementsJob(db)],
};

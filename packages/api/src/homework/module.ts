import type { ApiModule } from '../platform/module.ts';
import { homeworkArchive } from './archive.ts';
import { announcementsJob } from './notices.ts';
import { homeworkRoutes } from './routes.ts';

export const homework: ApiModule = {
  name: 'homework',
  routes: homeworkRoutes,
  archive: homeworkArchive,
  jobs: ({ db }) => [announcementsJob(db)],
};

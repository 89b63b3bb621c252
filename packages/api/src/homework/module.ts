import type { ApiModule } from '../platform/module.ts';
import { homeworkArchive } from './archive.ts';
import { announcementsJob } from './notices.ts';
import { homeworkRoutes } from './routes.ts';
import { homeworkUploads } from './uploads.ts';

export const homework: ApiModule = {
  name: 'homework',
  routes: homeworkRoutes,
  archive: homeworkArchive,
  uploads: [homeworkUploads],
  jobs: ({ db }) => [announcementsJob(db)],
};

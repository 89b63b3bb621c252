import type { ApiModule } from '../platform/module.ts';
import { homeworkArchive } from './archive.ts';
import { announcementsJob } from './notices.ts';

export const homework: ApiModule = {
  name: 'homework',
  archive: homeworkArchive,
  jobs: ({ db }) => [announcementsJob(db)],
};

import type { ApiModule } from '../platform/module.ts';
import { mediaArchive } from './archive.ts';
import { renditionsJob, sweepFolders } from './renditions.ts';
import { mediaRoutes } from './routes.ts';
import { mediaProgress } from './tables.ts';
import { deleteRows } from '../erasure/part.ts';

export const media: ApiModule = {
  name: 'media',
  routes: mediaRoutes,
  archive: mediaArchive,
  jobs: (app) => [renditionsJob(app)],
  sweep: ({ config }) => sweepFolders(config),
  erasure: [deleteRows(mediaProgress.userId)],
};

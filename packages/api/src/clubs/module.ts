import type { ApiModule } from '../platform/module.ts';
import { clubArchive } from './archive.ts';
import { demoClubs } from './demoData.ts';
import { reportablePost } from './reportable.ts';
import { clubRoutes } from './routes.ts';
import { clubErasure } from './erasure.ts';

export const clubs: ApiModule = {
  name: 'clubs',
  routes: clubRoutes,
  archive: clubArchive,
  demoData: demoClubs,
  reportable: { clubPost: reportablePost },
  erasure: clubErasure,
};

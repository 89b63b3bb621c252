import type { ApiModule } from '../platform/module.ts';
import { reportCardArchive } from './archive.ts';
import { demoReportCards } from './demoData.ts';
import { noticeHandler } from './notices.ts';
import { reportCardRoutes } from './routes.ts';

export const reportCards: ApiModule = {
  name: 'reportCards',
  routes: reportCardRoutes,
  jobs: (app) => [noticeHandler(app.db)],
  archive: reportCardArchive,
  demoData: demoReportCards,
};

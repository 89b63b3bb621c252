import type { ApiModule } from '../platform/module.ts';
import { attendanceArchive } from './archive.ts';
import { demoAttendance } from './demoData.ts';
import { noticeJob } from './notices.ts';
import { attendanceRoutes } from './routes.ts';
import { attendanceErasure } from './erasure.ts';

export const attendance: ApiModule = {
  name: 'attendance',
  routes: attendanceRoutes,
  jobs: (app) => [noticeJob(app.db)],
  archive: attendanceArchive,
  demoData: demoAttendance,
  erasure: attendanceErasure,
};

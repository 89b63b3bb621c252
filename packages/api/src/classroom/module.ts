import type { ApiModule } from '../platform/module.ts';
import { classroomArchive } from './archive.ts';
import { classroomCalendar } from './calendar.ts';
import { demoClasses } from './demoData.ts';
import { meetingNoticeJob } from './notices.ts';
import { classroomRoutes } from './routes.ts';
import { yieldJob } from './yieldMeetings.ts';

export const classroom: ApiModule = {
  name: 'classroom',
  routes: classroomRoutes,
  jobs: (app) => [yieldJob(app.db), meetingNoticeJob(app.db)],
  archive: classroomArchive,
  calendar: classroomCalendar,
  demoData: demoClasses,
};

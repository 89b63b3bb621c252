import { deletionsOf } from '../deletions/source.ts';
import type { ApiModule } from '../platform/module.ts';
import { classroomArchive } from './archive.ts';
import { classroomCalendar } from './calendar.ts';
import { demoClasses } from './demoData.ts';
import { meetingNoticeJob } from './notices.ts';
import { classroomRoutes } from './routes.ts';
import { yieldJob } from './yieldMeetings.ts';
import { plannedBy } from './scope.ts';
import { meetings } from './tables.ts';
import { meetingJoins } from './tables.ts';
import { deleteRows } from '../erasure/part.ts';

export const classroom: ApiModule = {
  name: 'classroom',
  routes: classroomRoutes,
  jobs: (app) => [yieldJob(app.db), meetingNoticeJob(app.db)],
  archive: classroomArchive,
  calendar: classroomCalendar,
  demoData: demoClasses,
  deletions: [
    deletionsOf('meeting', {
      permission: 'classes.manage',
      table: meetings,
      columns: { id: meetings.id, title: meetings.title, deletedAt: meetings.deletedAt, group: meetings.groupId },
      where: plannedBy,
    }),
  ],
  erasure: [deleteRows(meetingJoins.userId)],
};

import type { DomainRoutes } from '../routing/route.ts';
import { attendancePage } from '../groups/attendancePage.ts';

/** Attendance of a group, by day. */
export const attendance: DomainRoutes = {
  screens: [
    {
      path: attendancePage(':id'),
      permission: 'groups.manage',
      title: 'attendance.title',
      layout: 'member',
      load: () => import('./AttendancePage.tsx'),
    },
  ],
};

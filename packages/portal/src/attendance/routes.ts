import { attendanceMonthPage, attendancePage, schoolAttendancePage } from '../groups/attendancePage.ts';
import type { DomainRoutes } from '../routing/route.ts';
import { ownAttendancePage } from './ownAttendancePage.ts';

const ofGroups = { permission: 'groups.manage', title: 'attendance.title', layout: 'member' } as const;

/** Attendance of a group, by day and by month, of a school and of the student who looks. */
export const attendance: DomainRoutes = {
  screens: [
    { path: attendancePage(':id'), ...ofGroups, load: () => import('./AttendancePage.tsx') },
    { path: attendanceMonthPage(':id'), ...ofGroups, load: () => import('./MonthPage.tsx') },
    { path: schoolAttendancePage(':id'), ...ofGroups, load: () => import('./SchoolPage.tsx') },
    {
      path: ownAttendancePage,
      permission: 'students.screens',
      title: 'attendance.title',
      layout: 'member',
      load: () => import('./OwnPage.tsx'),
    },
  ],
};

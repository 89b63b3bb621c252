import { attendanceMonthPath, attendancePath, schoolAttendancePath } from '../groups/paths.ts';
import type { DomainRoutes } from '../routing/route.ts';
import { ownAttendancePath } from './paths.ts';

const ofGroups = { permission: 'groups.manage', title: 'attendance.title', layout: 'member' } as const;

/** Attendance of a group, by day and by month, of a school and of the student who looks. */
export const attendance: DomainRoutes = {
  screens: [
    { path: attendancePath(':id'), ...ofGroups, load: () => import('./AttendancePage.tsx') },
    { path: attendanceMonthPath(':id'), ...ofGroups, load: () => import('./MonthPage.tsx') },
    { path: schoolAttendancePath(':id'), ...ofGroups, load: () => import('./SchoolPage.tsx') },
    {
      path: ownAttendancePath,
      permission: 'students.screens',
      title: 'attendance.title',
      layout: 'member',
      load: () => import('./OwnPage.tsx'),
    },
  ],
};

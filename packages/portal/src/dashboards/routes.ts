import { listActivities } from '@lia/sdk/activities/endpoints';
import { getAttention } from '@lia/sdk/attention/endpoints';
import { getCalendar } from '@lia/sdk/calendar/endpoints';
import { listMyCatalogue, listMyCourses } from '@lia/sdk/courses/endpoints';
import { getOwnStudies } from '@lia/sdk/groups/endpoints';
import { listHomework } from '@lia/sdk/homework/endpoints';
import { getMyMembership, listOpenOrders } from '@lia/sdk/memberships/endpoints';
import { getGroupFigures, getMonthFigures, getOverview } from '@lia/sdk/overview/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { getUsageReport } from '@lia/sdk/usage/endpoints';
import ConsoleIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';

import type { DomainRoutes, MemberMenuEntry, MenuAudience } from '../routing/route.ts';

const home = (...audiences: MenuAudience[]): MemberMenuEntry => ({
  in: 'navigation',
  id: 'home',
  label: 'shell.home',
  icon: HomeIcon,
  order: 1,
  audiences,
});

export const dashboards: DomainRoutes = {
  screens: [
    {
      path: '/apps/dashboard/',
      permission: 'schools.screens',
      title: 'schools.title',
      layout: 'member',
      home: 'schools',
      menu: home('schools', 'administrators'),
      reads: [
        listOpenOrders,
        listMyCourses,
        getMyMembership,
        getOverview,
        getGroupFigures,
        getMonthFigures,
        getAttention,
        getUsageReport,
      ],
      load: () => import('./SchoolDashboard.tsx'),
    },
    {
      path: '/apps/dashboardmaestros/',
      permission: 'teachers.screens',
      title: 'teachers.title',
      layout: 'member',
      home: 'teachers',
      menu: home('teachers', 'communityTeachers'),
      reads: [listOpenOrders, listMyCourses, getMyMembership, listMyCatalogue],
      shows: [listActivities],
      load: () => import('./TeacherDashboard.tsx'),
    },
    {
      path: '/apps/dashboardpadres',
      permission: 'parents.screens',
      title: 'parents.title',
      layout: 'member',
      home: 'parents',
      menu: home('parents'),
      reads: [listChildren, listOpenOrders, listMyCourses, getMyMembership],
      load: () => import('./ParentDashboard.tsx'),
    },
    {
      path: '/apps/landing',
      permission: 'students.screens',
      title: 'students.title',
      layout: 'member',
      home: 'students',
      reads: [listHomework, getOwnStudies],
      shows: [getCalendar],
      menu: home('students'),
      load: () => import('./StudentLanding.tsx'),
    },
  ],
  redirects: [{ path: '/pages/bienvenido', to: '/apps/dashboardmaestros/' }],
  links: [
    {
      href: '/admin',
      target: '_self',
      permission: 'member',
      menu: {
        in: 'navigation',
        id: 'console',
        within: 'administration',
        label: 'shell.console',
        icon: ConsoleIcon,
        order: 1,
        audiences: ['administrators'],
      },
    },
  ],
};

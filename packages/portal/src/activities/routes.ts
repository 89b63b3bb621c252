import { getActivity, listActivities } from '@lia/sdk/activities/endpoints';
import { getGroup, listGroups } from '@lia/sdk/groups/endpoints';
import { listActivityHomework } from '@lia/sdk/homework/endpoints';
import { listSubjects } from '@lia/sdk/subjects/endpoints';
import CourseIcon from '@mui/icons-material/LocalLibraryOutlined';

import type { DomainRoutes, MemberScreen } from '../routing/route.ts';
import { reusePath } from './paths.ts';

const screen = { permission: 'activities.manage', title: 'activities.mine', layout: 'member' } as const;

const list = { ...screen, load: () => import('./ActivitiesPage.tsx') };

/** Activities of every group that the member reaches. */
export const allActivities: MemberScreen = {
  path: '/apps/actividades/all',
  menu: {
    in: 'navigation',
    within: 'homework',
    id: 'activities',
    label: 'activities.mine',
    icon: CourseIcon,
    order: 1,
    audiences: ['teachers', 'communityTeachers'],
  },
  reads: [listGroups, listActivities],
  ...list,
};

/** Activities and the work of their students (document 2 section 2). */
export const activities: DomainRoutes = {
  menuParts: [{ type: 'collapse', id: 'homework', label: 'activities.menu', icon: CourseIcon, order: 3 }],
  screens: [
    allActivities,
    { path: reusePath, ...screen, load: () => import('./reuse/ReusePage.tsx') },
    { path: '/apps/actividades/:id', shows: [listGroups, listActivities], ...list },
    {
      path: '/apps/actividadesTarea/:id',
      reads: [getActivity, listActivityHomework],
      ...screen,
      load: () => import('./ActivityPage.tsx'),
    },
    { path: '/apps/editarActividades/:id?', ...screen, load: () => import('./ActivityFormPage.tsx') },
    {
      path: '/apps/materias/:group/:id?',
      ...screen,
      title: 'subjects.title',
      shows: [getGroup, listSubjects],
      load: () => import('./SubjectScreens.tsx'),
    },
  ],
  redirects: [{ path: '/apps/actividades', to: allActivities.path }],
};

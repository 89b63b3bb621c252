import { listMeetings, listMeetingSeries, listMyMeetings } from '@lia/sdk/classroom/endpoints';
import { listGroups } from '@lia/sdk/groups/endpoints';
import ClassroomIcon from '@mui/icons-material/VideoCameraFrontOutlined';

import { groupClassesPath } from '../groups/paths.ts';
import type { DomainRoutes } from '../routing/route.ts';
import { classesPath, classFormPath, myClassesPath, seriesFormPath } from './paths.ts';

const entry = { in: 'navigation', label: 'classes.title', icon: ClassroomIcon, order: 4 } as const;

const screen = {
  permission: 'classes.join',
  title: 'classes.title',
  layout: 'member',
  load: () => import('./ClassroomScreens.tsx'),
} as const;

/** What who plans classes sees of them. */
const plannedLists = [listMeetings, listMeetingSeries, listGroups] as const;

const planned = { ...screen, permission: 'classes.manage' } as const;

/** The virtual classroom (document 2 section 2). */
export const classroom: DomainRoutes = {
  screens: [
    {
      path: classesPath,
      menu: { ...entry, id: 'classes', audiences: ['teachers', 'communityTeachers', 'schools', 'parents'] },
      shows: [listMyMeetings, ...plannedLists],
      ...screen,
    },
    { path: `${groupClassesPath(':id')}/:calendar?`, shows: plannedLists, ...screen },
    { path: classFormPath(':id', ':calendar'), ...planned },
    { path: seriesFormPath(':id', ':calendar'), ...planned },
    {
      path: myClassesPath,
      permission: 'students.screens',
      title: 'classes.mine',
      layout: 'member',
      reads: [listMyMeetings],
      load: () => import('./MyClassesPage.tsx'),
    },
  ],
  redirects: [{ path: '/apps/aula', to: classesPath }],
};

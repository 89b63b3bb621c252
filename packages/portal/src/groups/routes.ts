import { getGroup, listGroups, listGroupStudents, listStudents } from '@lia/sdk/groups/endpoints';
import StudentsIcon from '@mui/icons-material/FaceOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';

import type { DomainRoutes, MemberScreen } from '../routing/route.ts';
import { joinPath } from './paths.ts';

const inGroups = { in: 'navigation', within: 'groups' } as const;

const list = {
  permission: 'groups.manage',
  title: 'groups.title',
  layout: 'member',
  load: () => import('./GroupsPage.tsx'),
} as const satisfies Partial<MemberScreen>;

/** Every group that the member reaches. */
export const allGroups: MemberScreen = {
  path: '/apps/grupos/all',
  menu: { ...inGroups, id: 'groups', label: 'groups.mine', icon: GroupsIcon, order: 1 },
  reads: [listGroups],
  ...list,
};

/** The students of all of them. */
export const allStudents: MemberScreen = {
  path: '/apps/alumnos',
  permission: 'groups.manage',
  title: 'groupStudents.title',
  layout: 'member',
  menu: { ...inGroups, id: 'students', label: 'groupStudents.title', icon: StudentsIcon, order: 2 },
  shows: [listStudents, listGroups],
  load: () => import('./StudentsPage.tsx'),
};

/** Groups and their students (document 2 section 2). */
export const groups: DomainRoutes = {
  menuParts: [{ type: 'collapse', id: 'groups', label: 'groups.menu', icon: GroupsIcon, order: 3 }],
  screens: [
    allGroups,
    // Of the school of that number; `error` states that a group could not be opened.
    { path: '/apps/grupos/:id/:error?', shows: [listGroups], ...list },
    {
      path: joinPath,
      permission: 'groups.join',
      title: 'groups.join',
      layout: 'member',
      menu: { in: 'navigation', id: 'joinGroup', label: 'groups.join', icon: GroupsIcon, order: 6 },
      load: () => import('./JoinPage.tsx'),
    },
    {
      path: '/apps/grupo/:id',
      permission: 'groups.manage',
      title: 'groups.one',
      layout: 'member',
      reads: [getGroup, listGroupStudents],
      load: () => import('./GroupPage.tsx'),
    },
    allStudents,
    {
      path: '/apps/alumno/:id',
      permission: 'groups.manage',
      title: 'student.one',
      layout: 'member',
      load: () => import('./StudentPage.tsx'),
    },
  ],
  redirects: [
    { path: '/apps/grupos', to: allGroups.path },
    { path: '/apps/alumno', to: allStudents.path },
  ],
};

import { listMyCatalogue } from '@lia/sdk/courses/endpoints';
import CoursesIcon from '@mui/icons-material/SchoolOutlined';

import type { DomainRoutes, MemberScreen, Screen } from '../routing/route.ts';

const buyCourse: MemberScreen = {
  path: '/apps/cursos/:id',
  permission: 'courses.buy',
  title: 'catalogue.title',
  layout: 'member',
  load: () => import('./catalogue/BuyCoursePage.tsx'),
};

/** A course's purchase, for visitors who register with it. */
const coursePage = {
  permission: 'guests',
  title: 'courses.title',
  layout: 'public',
  load: () => import('./CoursePage.tsx'),
} as const satisfies Partial<Screen>;

/** Without an id there is no course to buy: the marketing site shows them all (document 1 section 2). */
const withoutCourse = {
  permission: 'guests',
  title: 'register.title',
  layout: 'public',
  load: () => import('../registrations/ToMarketing.tsx'),
} as const satisfies Partial<Screen>;

export const courses: DomainRoutes = {
  screens: [
    { path: '/registro/:type?', ...coursePage },
    { path: '/cursos/:id', forMembers: buyCourse, ...coursePage },
    { path: '/maestros/cursos/:id', forMembers: buyCourse, ...coursePage },
    { path: '/cursos', ...withoutCourse },
    { path: '/maestros/cursos', ...withoutCourse },
    {
      path: '/apps/cursos',
      permission: 'courses.buy',
      title: 'catalogue.title',
      layout: 'member',
      menu: {
        in: 'navigation',
        id: 'courses',
        label: 'shell.courses',
        icon: CoursesIcon,
        order: 2,
        audiences: ['parents', 'teachers', 'communityTeachers', 'schools'],
      },
      reads: [listMyCatalogue],
      load: () => import('./catalogue/CataloguePage.tsx'),
    },
    buyCourse,
  ],
};

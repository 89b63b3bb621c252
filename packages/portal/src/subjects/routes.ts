import type { DomainRoutes } from '../routing/route.ts';

/** Subjects of a group, and the activities of one of them (document 2 section 2). */
export const subjects: DomainRoutes = {
  screens: [
    {
      path: '/apps/materias/:group/:id?',
      permission: 'activities.manage',
      title: 'subjects.title',
      layout: 'member',
      load: () => import('./SubjectScreens.tsx'),
    },
  ],
};

import type { DomainRoutes } from '../routing/route.ts';

export const teachers: DomainRoutes = {
  screens: [
    {
      path: '/maestros/registro/:type?',
      permission: 'guests',
      title: 'teacher.title',
      layout: 'public',
      load: () => import('./TeacherPage.tsx'),
    },
  ],
};

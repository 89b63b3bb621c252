import type { DomainRoutes } from '../routing/route.ts';

export const institutions: DomainRoutes = {
  screens: [
    {
      path: '/apps/schools/:id',
      permission: 'schools.visit',
      title: 'school.one',
      layout: 'member',
      load: () => import('./SchoolPage.tsx'),
    },
  ],
};

import type { DomainRoutes } from '../routing/route.ts';

/** What students do for their activities (document 2 section 2). */
export const homework: DomainRoutes = {
  screens: [
    {
      path: '/apps/sections/mitarea/:id',
      permission: 'homework.deliver',
      title: 'work.one',
      layout: 'none',
      load: () => import('./HomeworkPage.tsx'),
    },
  ],
};

import { listHomework } from '@lia/sdk/homework/endpoints';

import type { DomainRoutes } from '../routing/route.ts';

/** The places of a student as islands of a map (document 2 section 2). */
export const islands: DomainRoutes = {
  screens: [
    {
      path: '/apps/sections/islands',
      permission: 'students.screens',
      title: 'islands.title',
      layout: 'member',
      reads: [listHomework],
      load: () => import('./IslandsPage.tsx'),
    },
  ],
};

import { getMyPoints } from '@lia/sdk/points/endpoints';

import type { DomainRoutes } from '../routing/route.ts';

/** What students earned by delivering (document 2 section 2). */
export const points: DomainRoutes = {
  screens: [
    {
      path: '/apps/sections/miscore',
      permission: 'homework.read',
      title: 'points.title',
      layout: 'member',
      reads: [getMyPoints],
      load: () => import('./MyPointsPage.tsx'),
    },
  ],
};

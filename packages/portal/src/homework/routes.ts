import { getHomework } from '@lia/sdk/deliveries/endpoints';
import { listHomework } from '@lia/sdk/homework/endpoints';

import type { DomainRoutes } from '../routing/route.ts';

/** What students do for their activities (document 2 section 2). */
export const homework: DomainRoutes = {
  screens: [
    {
      path: '/apps/sections/mistareas',
      permission: 'homework.read',
      title: 'work.mine',
      layout: 'member',
      reads: [listHomework],
      load: () => import('./MyHomeworkPage.tsx'),
    },
    {
      path: '/apps/sections/mitarea/:id',
      permission: 'homework.deliver',
      title: 'work.one',
      reads: [getHomework],
      layout: 'member',
      load: () => import('./HomeworkPage.tsx'),
    },
  ],
};

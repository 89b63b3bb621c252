import { getActivity, listActivities } from '@lia/sdk/activities/endpoints';
import { getHomework } from '@lia/sdk/deliveries/endpoints';
import { listActivityHomework } from '@lia/sdk/homework/endpoints';
import GradingIcon from '@mui/icons-material/ReceiptLongOutlined';

import type { DomainRoutes } from '../../routing/route.ts';

const screen = { permission: 'homework.grade', layout: 'member' } as const;

/** What waits for a grade, and grading it (document 2 section 2). */
export const grading: DomainRoutes = {
  screens: [
    {
      path: '/apps/tareasCalificar',
      title: 'grading.waiting',
      menu: {
        in: 'navigation',
        within: 'homework',
        id: 'grading',
        label: 'grading.waiting',
        icon: GradingIcon,
        order: 2,
        badge: 'actividades',
        audiences: ['teachers', 'communityTeachers'],
      },
      shows: [listActivities],
      ...screen,
      load: () => import('./WaitingPage.tsx'),
    },
    {
      path: '/apps/tareas/:id/:name',
      title: 'grading.one',
      shows: [getActivity, listActivityHomework, getHomework],
      ...screen,
      load: () => import('./GradingPage.tsx'),
    },
  ],
};

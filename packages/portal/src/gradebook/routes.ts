import { gradebookPage } from '../groups/gradebookPage.ts';
import type { DomainRoutes } from '../routing/route.ts';

/** The grades of a group by subject and period. */
export const gradebook: DomainRoutes = {
  screens: [
    {
      path: gradebookPage(':id'),
      permission: 'gradebook.read',
      title: 'gradebook.title',
      layout: 'member',
      load: () => import('./GradebookPage.tsx'),
    },
  ],
};

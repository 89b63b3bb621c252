import { gradebookPath } from '../groups/paths.ts';
import type { DomainRoutes } from '../routing/route.ts';

/** The grades of a group by subject and period. */
export const gradebook: DomainRoutes = {
  screens: [
    {
      path: gradebookPath(':id'),
      permission: 'gradebook.read',
      title: 'gradebook.title',
      layout: 'member',
      load: () => import('./GradebookPage.tsx'),
    },
  ],
};

import { reportCardsPath } from '../groups/paths.ts';
import type { DomainRoutes } from '../routing/route.ts';
import { ownReportCardsPath, reportCardPath } from './paths.ts';

/** Report cards of a group, a published one, and those of the student who looks. */
export const reportCards: DomainRoutes = {
  screens: [
    {
      path: reportCardsPath(':id'),
      permission: 'gradebook.read',
      title: 'reportCards.title',
      layout: 'member',
      load: () => import('./GroupPage.tsx'),
    },
    {
      path: reportCardPath(':id'),
      permission: 'reportCards.read',
      title: 'reportCards.one',
      layout: 'none',
      load: () => import('./CardPage.tsx'),
    },
    {
      path: ownReportCardsPath,
      permission: 'students.screens',
      title: 'reportCards.own',
      layout: 'member',
      load: () => import('./OwnPage.tsx'),
    },
  ],
};

import { reportCardsPage } from '../groups/reportCardsPage.ts';
import type { DomainRoutes } from '../routing/route.ts';
import { ownReportCardsPage, reportCardPage } from './paths.ts';

/** Report cards of a group, a published one, and those of the student who looks. */
export const reportCards: DomainRoutes = {
  screens: [
    {
      path: reportCardsPage(':id'),
      permission: 'gradebook.read',
      title: 'reportCards.title',
      layout: 'member',
      load: () => import('./GroupPage.tsx'),
    },
    {
      path: reportCardPage(':id'),
      permission: 'reportCards.read',
      title: 'reportCards.one',
      layout: 'none',
      load: () => import('./CardPage.tsx'),
    },
    {
      path: ownReportCardsPage,
      permission: 'students.screens',
      title: 'reportCards.own',
      layout: 'member',
      load: () => import('./OwnPage.tsx'),
    },
  ],
};

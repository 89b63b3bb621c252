import type { DomainRoutes } from '../routing/route.ts';
import { myMembership } from '../memberships/routes.ts';

export const registrations: DomainRoutes = {
  screens: [
    {
      path: '/register',
      permission: 'guests',
      title: 'register.title',
      layout: 'public',
      forMembers: myMembership,
      load: () => import('./RegisterPage.tsx'),
    },
  ],
};

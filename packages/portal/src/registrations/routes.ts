import type { DomainRoutes, MemberScreen } from '../routing/route.ts';
import { myMembership } from '../memberships/routes.ts';

/** Where a parent registers one child more. */
export const furtherChild: MemberScreen = {
  path: '/apps/children/new',
  permission: 'children.register',
  title: 'register.child.title',
  layout: 'member',
  load: () => import('./FurtherChildPage.tsx'),
};

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
    furtherChild,
  ],
};

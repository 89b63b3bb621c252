import MembershipIcon from '@mui/icons-material/CardMembershipOutlined';

import type { DomainRoutes, MemberScreen } from '../app/route.ts';

/** Where an account that pays chooses a plan. */
export const myMembership: MemberScreen = {
  path: '/apps/membership',
  permission: 'plans.hold',
  title: 'membership.title',
  layout: 'member',
  menu: { in: 'user', label: 'membership.title', icon: MembershipIcon, order: 1 },
  load: () => import('./MyMembershipPage.tsx'),
};

export const memberships: DomainRoutes = {
  screens: [
    {
      path: '/memberships',
      permission: 'anyone',
      title: 'memberships.title',
      layout: 'public',
      load: () => import('./MembershipsPage.tsx'),
    },
    myMembership,
  ],
};

import { getMyMembership, listOpenOrders } from '@lia/sdk/memberships/endpoints';
import MembershipIcon from '@mui/icons-material/CardMembershipOutlined';
import FamilyIcon from '@mui/icons-material/FamilyRestroomOutlined';

import type { DomainRoutes, MemberScreen } from '../routing/route.ts';

/** Where an account that pays chooses a plan. */
export const myMembership: MemberScreen = {
  path: '/apps/membership',
  permission: 'plans.hold',
  title: 'membership.title',
  layout: 'member',
  menu: [
    { in: 'user', id: 'membership', label: 'membership.title', icon: MembershipIcon, order: 1 },
    // No school pays for them: their plan is what they come for.
    {
      in: 'navigation',
      id: 'plan',
      label: 'membership.title',
      icon: MembershipIcon,
      order: 3,
      audiences: ['communityTeachers'],
    },
  ],
  reads: [getMyMembership, listOpenOrders],
  load: () => import('./MyMembershipPage.tsx'),
};

/** Where a parent pays a plan for their children by card (document 2, parent-only routes). */
const subscription: MemberScreen = {
  path: '/apps/suscription/',
  permission: 'parents.screens',
  title: 'subscription.title',
  layout: 'member',
  menu: { in: 'navigation', id: 'subscription', label: 'subscription.title', icon: FamilyIcon, order: 3 },
  reads: [getMyMembership, listOpenOrders],
  load: () => import('./SubscriptionPage.tsx'),
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
    subscription,
  ],
};

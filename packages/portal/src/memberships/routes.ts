import { may } from '@lia/sdk/accounts/permissions';
import type { SessionUser } from '@lia/sdk/accounts/schema';
import { getMyMembership, listMyOrders, listOpenOrders, listPlans } from '@lia/sdk/memberships/endpoints';
import { planPages } from '@lia/sdk/memberships/pages';
import { getPaymentSettings } from '@lia/sdk/payments/cards';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import MembershipIcon from '@mui/icons-material/CardMembershipOutlined';
import FamilyIcon from '@mui/icons-material/FamilyRestroomOutlined';

import type { DomainRoutes, MemberScreen } from '../routing/route.ts';

/** The user's latest orders, as the page of a plan shows them. */
export const latestOrders = { call: listMyOrders, query: { range: JSON.stringify([0, 2]) } };

const ahead = [{ call: listPlans }, latestOrders];

/** The plan of an account that pays; that of parents has an address of its own (`subscription`), to which this one leads them. */
export const myMembership: MemberScreen = {
  path: planPages.maestro,
  permission: 'plans.hold',
  title: 'membership.title',
  layout: 'member',
  menu: [
    {
      in: 'user',
      id: 'membership',
      label: 'membership.title',
      icon: MembershipIcon,
      order: 1,
      audiences: ['teachers', 'communityTeachers', 'schools', 'administrators'],
    },
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
  ahead,
  reads: [getMyMembership, listOpenOrders],
  load: () => import('./MyMembershipPage.tsx'),
};

/** The plan of a parent, for themselves and their children (document 2, parent-only routes). */
export const subscription: MemberScreen = {
  path: planPages.padre,
  permission: 'parents.screens',
  title: 'subscription.title',
  layout: 'member',
  menu: { in: 'navigation', id: 'subscription', label: 'subscription.title', icon: FamilyIcon, order: 3 },
  // Who has no plan yet is offered that of the family, with the fields of a card.
  ahead: [...ahead, { call: listChildren }, { call: getPaymentSettings }],
  reads: [getMyMembership, listOpenOrders],
  load: () => import('./PlanPage.tsx'),
};

/** The page that a member has their plan on. */
export const planPageOf = (user: SessionUser): MemberScreen =>
  may(user, subscription.permission) ? subscription : myMembership;

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

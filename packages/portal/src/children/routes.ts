import { getChild } from '@lia/sdk/children/endpoints';
import { listChildHomework } from '@lia/sdk/homework/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';

import type { DomainRoutes, MemberScreen } from '../routing/route.ts';

/** A child of a parent (document 2, parent-only routes). */
const childPage: MemberScreen = {
  path: '/apps/children/:id',
  permission: 'children.manage',
  title: 'parents.child.title',
  layout: 'member',
  ahead: [{ call: getChild }],
  reads: [listChildHomework],
  shows: [listChildren],
  load: () => import('./ChildPage.tsx'),
};

export const children: DomainRoutes = {
  screens: [childPage],
  redirects: [{ path: '/apps/children', to: '/apps/dashboardpadres' }],
};

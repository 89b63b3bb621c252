import { listDeletions } from '@lia/sdk/deletions/endpoints';

import type { DomainRoutes, MemberScreen } from '../routing/route.ts';

/** Where teachers and schools find what they deleted. */
export const deletedItems: MemberScreen = {
  path: '/apps/eliminados',
  permission: 'deletions.read',
  title: 'deletions.title',
  layout: 'member',
  reads: [listDeletions],
  load: () => import('./DeletionsPage.tsx'),
};

export const deletions: DomainRoutes = { screens: [deletedItems] };

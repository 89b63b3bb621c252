import type { DomainRoutes, MemberScreen } from '../routing/route.ts';

/** Where who pays a plan manages its licences (document 2 section 2). */
const licenceAdministration: MemberScreen = {
  path: '/apps/adminlicencias/:orderId',
  permission: 'licences.screens',
  title: 'licences.title',
  layout: 'member',
  load: () => import('./LicencesPage.tsx'),
};

export const licences: DomainRoutes = { screens: [licenceAdministration] };

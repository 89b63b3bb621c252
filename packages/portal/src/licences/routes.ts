import type { DomainRoutes, MemberScreen } from '../routing/route.ts';

/** Where who pays a plan manages its licences (document 2 section 2). */
const licenceAdministration: MemberScreen = {
  path: '/apps/adminlicencias/:orderId',
  permission: 'licences.screens',
  title: 'licences.title',
  layout: 'member',
  load: () => import('./LicencesPage.tsx'),
};

/** Who runs a school, and administrators, have the licences of all their orders in the console (document 2 section 2). */
const allLicences: MemberScreen = {
  path: '/licencias',
  permission: 'licences.read',
  title: 'licences.title',
  layout: 'none',
  load: () => import('./LicencesInConsole.tsx'),
};

export const licences: DomainRoutes = { screens: [licenceAdministration, allLicences] };

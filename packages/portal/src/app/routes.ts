import { accounts } from '../accounts/routes.ts';
import { activities } from '../activities/routes.ts';
import { announcements } from '../announcements/routes.ts';
import { clubs } from '../clubs/routes.ts';
import { attendance } from '../attendance/routes.ts';
import { calendar } from '../calendar/routes.ts';
import { googleCalendars } from '../googleCalendars/routes.ts';
import { children } from '../children/routes.ts';
import { classroom } from '../classroom/routes.ts';
import { consents } from '../consents/routes.ts';
import { conversations } from '../conversations/routes.ts';
import { courses } from '../courses/routes.ts';
import { dashboards } from '../dashboards/routes.ts';
import { dataRequests } from '../dataRequests/routes.ts';
import { deletions } from '../deletions/routes.ts';
import { destinations } from '../destinations/routes.ts';
import { federation } from '../federation/routes.ts';
import { giving } from '../giving/routes.ts';
import { gradebook } from '../gradebook/routes.ts';
import { groups } from '../groups/routes.ts';
import { grading } from '../homework/grading/routes.ts';
import { homework } from '../homework/routes.ts';
import { reportCards } from '../reportCards/routes.ts';
import { schoolYears } from '../schoolYears/routes.ts';
import { institutions } from '../institutions/routes.ts';
import { islands } from '../islands/routes.ts';
import { lessons } from '../lessons/routes.ts';
import { licences } from '../licences/routes.ts';
import { invitations } from '../invitations/routes.ts';
import { memberships } from '../memberships/routes.ts';
import { notifications } from '../notifications/routes.ts';
import { payments } from '../payments/routes.ts';
import { points } from '../points/routes.ts';
import { places } from '../places/routes.ts';
import { productScreens } from '../products/routes.ts';
import { receipts } from '../receipts/routes.ts';
import { recordings } from '../recordings/routes.ts';
import { registrations } from '../registrations/routes.ts';
import { resources } from '../resources/routes.ts';
import { session } from '../session/routes.ts';
import { shell } from '../shell/routes.ts';
import { teachers } from '../teachers/routes.ts';
import { userGuide } from '../userGuide/routes.ts';
import { users } from '../users/routes.ts';
import type { DomainRoutes, Redirect, Screen } from '../routing/route.ts';
import type { PortalScreens } from '../routing/contexts.ts';

const domains: readonly DomainRoutes[] = [
  session,
  federation,
  accounts,
  registrations,
  children,
  invitations,
  memberships,
  licences,
  groups,
  activities,
  attendance,
  calendar,
  googleCalendars,
  gradebook,
  reportCards,
  announcements,
  resources,
  recordings,
  deletions,
  conversations,
  clubs,
  classroom,
  schoolYears,
  institutions,
  homework,
  islands,
  grading,
  courses,
  lessons,
  teachers,
  giving,
  notifications,
  payments,
  places,
  points,
  productScreens,
  receipts,
  consents,
  dataRequests,
  dashboards,
  destinations,
  userGuide,
  users,
  shell,
];

const notFound: Screen = {
  path: '/pages/errors/error-404',
  permission: 'anyone',
  title: 'notFound.title',
  layout: 'none',
  load: () => import('./NotFoundPage.tsx'),
};

export const portalScreens: PortalScreens = {
  screens: [...domains.flatMap((domain) => domain.screens), notFound],
  menuLinks: domains.flatMap((domain) => domain.links ?? []),
  menuParts: domains.flatMap((domain) => domain.menuParts ?? []),
};

/** Every address that leads to another one; an unknown one leads to the not-found screen (document 1 section 2). */
export const redirects: readonly Redirect[] = [
  ...domains.flatMap((domain) => domain.redirects ?? []),
  { path: '*', to: notFound.path },
];

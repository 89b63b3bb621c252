import { accessCards } from './accessCards/module.ts';
import { accounts } from './accounts/module.ts';
import { activities } from './activities/module.ts';
import { announcements } from './announcements/module.ts';
import { clubs } from './clubs/module.ts';
import { attendance } from './attendance/module.ts';
import { attention } from './attention/module.ts';
import { avatars } from './avatars/module.ts';
import { audit } from './audit/module.ts';
import { balance } from './balance/module.ts';
import { calendar } from './calendar/module.ts';
import { children } from './children/module.ts';
import { consents } from './consents/module.ts';
import { classroom } from './classroom/module.ts';
import { contacts } from './contacts/module.ts';
import { moderation } from './moderation/module.ts';
import { conversations } from './conversations/module.ts';
import { courses } from './courses/module.ts';
import { dataRequests } from './dataRequests/module.ts';
import { deletions } from './deletions/module.ts';
import { destinations } from './destinations/module.ts';
import { embeds } from './embeds/module.ts';
import { federation } from './federation/module.ts';
import { geography } from './geography/module.ts';
import { googleCalendars } from './googleCalendars/module.ts';
import { gradebook } from './gradebook/module.ts';
import { groupCodes } from './groupCodes/module.ts';
import { groupRegistrations } from './groupRegistrations/module.ts';
import { groups } from './groups/module.ts';
import { guardianInvitations } from './guardianInvitations/module.ts';
import { giving } from './giving/module.ts';
import { homework } from './homework/module.ts';
import { points } from './points/module.ts';
import { imports } from './imports/module.ts';
import { institutions } from './institutions/module.ts';
import { jobs } from './jobs/module.ts';
import { lessons } from './lessons/module.ts';
import { licences } from './licences/module.ts';
import { mail } from './mail/module.ts';
import { memberships } from './memberships/module.ts';
import { overview } from './overview/module.ts';
import { parentInvitations } from './parentInvitations/module.ts';
import { payments } from './payments/module.ts';
import { payouts } from './payouts/module.ts';
import { media } from './media/module.ts';
import { people } from './people/module.ts';
import { recordings } from './recordings/module.ts';
import { resources } from './resources/module.ts';
import { notifications } from './notifications/module.ts';
import type { ApiModule } from './platform/module.ts';
import { places } from './places/module.ts';
import { quickPanel } from './quickPanel/module.ts';
import { receipts } from './receipts/module.ts';
import { renewals } from './renewals/module.ts';
import { registrations } from './registrations/module.ts';
import { reportCards } from './reportCards/module.ts';
import { schoolYears } from './schoolYears/module.ts';
import { secondFactor } from './secondFactor/module.ts';
import { signInPictures } from './signInPictures/module.ts';
import { settings } from './settings/module.ts';
import { statistics } from './statistics/module.ts';
import { subjects } from './subjects/module.ts';
import { teachers } from './teachers/module.ts';
import { usage } from './usage/module.ts';
import { deliveries } from './deliveries/module.ts';
import { uploads } from './uploads/module.ts';
import { users } from './users/module.ts';

/** Every domain, in the order of the API reference. */
export const modules: readonly ApiModule[] = [
  accounts,
  secondFactor,
  accessCards,
  signInPictures,
  destinations,
  federation,
  settings,
  usage,
  notifications,
  quickPanel,
  avatars,
  geography,
  embeds,
  consents,
  dataRequests,
  memberships,
  licences,
  renewals,
  institutions,
  registrations,
  children,
  parentInvitations,
  teachers,
  people,
  users,
  groups,
  attendance,
  announcements,
  conversations,
  moderation,
  clubs,
  classroom,
  groupCodes,
  groupRegistrations,
  schoolYears,
  subjects,
  activities,
  homework,
  points,
  calendar,
  googleCalendars,
  gradebook,
  reportCards,
  uploads,
  media,
  recordings,
  deletions,
  resources,
  deliveries,
  imports,
  guardianInvitations,
  courses,
  lessons,
  giving,
  places,
  contacts,
  payments,
  receipts,
  balance,
  payouts,
  mail,
  jobs,
  attention,
  statistics,
  overview,
  audit,
];

import { audit as identities } from '../accounts/identities/tables.ts';
import { audit as notifications } from '../accounts/notifications/tables.ts';
import { audit as activities } from '../activities/tables.ts';
import { audit as announcements } from '../announcements/tables.ts';
import { audit as clubs } from '../clubs/tables.ts';
import { audit as calendar } from '../calendar/tables.ts';
import { audit as googleCalendars } from '../googleCalendars/tables.ts';
import { audit as attendance } from '../attendance/tables.ts';
import { audit as avatars } from '../avatars/tables.ts';
import { audit as moderation } from '../moderation/tables.ts';
import { audit as conversations } from '../conversations/tables.ts';
import { audit as classroom } from '../classroom/tables.ts';
import { audit as deliveries } from '../deliveries/tables.ts';
import { audit as media } from '../media/tables.ts';
import { audit as recordings } from '../recordings/tables.ts';
import { audit as resources } from '../resources/tables.ts';
import { audit as uploads } from '../uploads/tables.ts';
import { audit as accounts } from '../accounts/tables.ts';
import { audit as balance } from '../balance/tables.ts';
import { audit as consents } from '../consents/tables.ts';
import { audit as contacts } from '../contacts/tables.ts';
import { audit as courses } from '../courses/tables.ts';
import { audit as dataRequests } from '../dataRequests/tables.ts';
import { audit as destinations } from '../destinations/tables.ts';
import { audit as embeds } from '../embeds/tables.ts';
import { audit as federation } from '../federation/tables.ts';
import { audit as giving } from '../giving/tables.ts';
import { audit as gradebook } from '../gradebook/tables.ts';
import { audit as groupCodes } from '../groupCodes/tables.ts';
import { audit as guardians } from '../guardians/tables.ts';
import { audit as homework } from '../homework/tables.ts';
import { audit as imports } from '../imports/tables.ts';
import { audit as institutions } from '../institutions/tables.ts';
import { audit as lessons } from '../lessons/tables.ts';
import { audit as licences } from '../licences/tables.ts';
import { audit as memberships } from '../memberships/tables.ts';
import { audit as parentInvitations } from '../parentInvitations/tables.ts';
import { audit as sandboxCards } from '../payments/sandbox/cards/tables.ts';
import { audit as sandbox } from '../payments/sandbox/tables.ts';
import { audit as payments } from '../payments/tables.ts';
import { audit as transfers } from '../payments/transfers/tables.ts';
import { audit as vouchers } from '../payments/vouchers/tables.ts';
import { audit as payouts } from '../payouts/tables.ts';
import { type AuditDeclaration, isAudited, unaudited } from '../platform/audit/audited.ts';
import { auditEntries } from '../platform/audit/tables.ts';
import { jobs } from '../platform/jobs/tables.ts';
import { outbox } from '../platform/mail/tables.ts';
import { attempts, idempotencyKeys, storedFiles } from '../platform/tables.ts';
import { audit as receipts } from '../receipts/tables.ts';
import { audit as registrations } from '../registrations/tables.ts';
import { audit as renewals } from '../renewals/tables.ts';
import { audit as reportCards } from '../reportCards/tables.ts';
import { audit as schoolYears } from '../schoolYears/tables.ts';
import { audit as secondFactor } from '../secondFactor/tables.ts';
import { audit as signInPictures } from '../signInPictures/tables.ts';
import { audit as settings } from '../settings/tables.ts';
import { audit as subjects } from '../subjects/tables.ts';
import { audit as teachers } from '../teachers/tables.ts';
import { audit as usage } from '../usage/tables.ts';

/** Every table, and whether its changes are kept. It imports tables alone, since the database is prepared with it. */
export const declarations: readonly AuditDeclaration[] = [
  ...[
    accounts,
    identities,
    consents,
    contacts,
    courses,
    lessons,
    dataRequests,
    destinations,
    embeds,
    federation,
    giving,
    attendance,
    announcements,
    conversations,
    moderation,
    clubs,
    calendar,
    googleCalendars,
    classroom,
    groupCodes,
    signInPictures,
    guardians,
    imports,
    institutions,
    schoolYears,
    subjects,
    activities,
    homework,
    gradebook,
    reportCards,
    memberships,
    notifications,
    licences,
    deliveries,
  ].flat(),
  ...[
    parentInvitations,
    payments,
    transfers,
    vouchers,
    balance,
    payouts,
    sandbox,
    sandboxCards,
    receipts,
    registrations,
    renewals,
    secondFactor,
    settings,
    avatars,
    teachers,
    usage,
    uploads,
    media,
    recordings,
    resources,
  ].flat(),
  ...unaudited('Is the audit.', auditEntries),
  ...unaudited('Are how the server works, and are deleted soon.', jobs, outbox, attempts, idempotencyKeys),
  ...unaudited('Belong to records, which are audited.', storedFiles),
];

export const auditedTables = declarations.filter(isAudited);

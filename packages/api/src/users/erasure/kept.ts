import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { accountViews, users } from '../../accounts/tables.ts';
import { announcements } from '../../announcements/tables.ts';
import { clubs } from '../../clubs/tables.ts';
import { courses, enrolments } from '../../courses/tables.ts';
import { closedGrades, periodGrades, periodObservations } from '../../gradebook/tables.ts';
import { homework } from '../../homework/tables.ts';
import { groups, schoolEnrolments, schoolMembers } from '../../institutions/tables.ts';
import { licences, memberships, planOrders } from '../../memberships/tables.ts';
import { reports } from '../../moderation/tables.ts';
import { orders } from '../../payments/tables.ts';
import { reportCards } from '../../reportCards/tables.ts';
import { resources } from '../../resources/tables.ts';
import { actingColumns } from '../merge/references.ts';
import { guardianships } from '../../accounts/tables.ts';

/** Columns that refer to users whose rows stay as they are when an account is erased (decision 151). */
export const keptOnErasure: readonly { columns: readonly AnyPgColumn[]; because: string }[] = [
  { columns: actingColumns, because: 'They name the account that acted, which has no name any more.' },
  {
    columns: [announcements.createdBy, resources.createdBy],
    because: 'They are what was written for a school, by an account that has no name any more.',
  },
  {
    columns: [guardianships.invitedBy, users.mergedInto],
    because: 'They join accounts, without anything of a person.',
  },
  {
    columns: [orders.ownerId, planOrders.userId, memberships.userId, licences.userId, enrolments.userId],
    because: 'They are what was paid and what for: tax law has it kept (Código Fiscal de la Federación, art. 30).',
  },
  {
    columns: [
      schoolMembers.userId,
      schoolEnrolments.userId,
      homework.userId,
      periodGrades.userId,
      closedGrades.userId,
      periodObservations.userId,
      reportCards.userId,
    ],
    because: 'They are the record of a school about who studies there, which the school answers for.',
  },
  {
    columns: [reports.personId, reports.reporterId],
    because: 'They are how a child was protected, and proof of it; what was reported is kept with the report.',
  },
  { columns: [accountViews.userId], because: 'They are proof of who at LIA saw the account.' },
  {
    columns: [courses.teacherId, groups.teacherId, clubs.moderatorId],
    because: 'They are whose course, group or club it was, which has no name any more.',
  },
];

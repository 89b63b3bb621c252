import { guardianStatuses } from '@lia/sdk/imports/rules';
import type { ImportGuardian } from '@lia/sdk/imports/records';
import { messageKey } from '@lia/sdk/validation/fields';
import { and, eq, not, sql } from 'drizzle-orm';
import { boolean } from 'yup';

import { fullName } from '../accounts/fullName.ts';
import { users } from '../accounts/tables.ts';
import { guardianInvitations } from '../guardians/tables.ts';
import { defineList } from '../platform/lists/defineList.ts';
import { choice, filter } from '../platform/lists/filters.ts';
import type { Scope } from '../platform/scope.ts';
import { contains } from '../platform/search.ts';
import { importsIn } from './schools.ts';
import { importGuardians, importRows, imports } from './tables.ts';

const status = sql<(typeof guardianStatuses)[number]>`case
  when ${importGuardians.isSelf} then 'self'
  when ${importGuardians.isElsewhere} then 'elsewhere'
  when ${guardianInvitations.id} is null and ${importGuardians.guardianshipId} is not null then 'linked'
  when ${guardianInvitations.acceptedAt} is not null then 'accepted'
  when ${guardianInvitations.declinedAt} is not null then 'declined'
  when ${guardianInvitations.expiresAt} > now() then 'invited'
  else 'expired' end`;

/** An invitation that may be sent again: one that expired long ago is deleted. */
const isWaiting = sql`(${guardianInvitations.id} is not null and ${status} in ('invited', 'expired'))`;

/** Guardians whom the rows of imports of a scope name. */
export const importGuardianList = defineList({
  name: 'import guardians',
  rows: (db, tally) =>
    db
      .select({
        num: importRows.num,
        student: fullName(users),
        cells: importRows.cells,
        status: status.as('status'),
        invitation: guardianInvitations.id,
        tally,
      })
      .from(importGuardians)
      .innerJoin(users, eq(users.id, importGuardians.studentId))
      .innerJoin(
        importRows,
        and(eq(importRows.importId, importGuardians.importId), eq(importRows.userId, importGuardians.studentId)),
      )
      .leftJoin(guardianInvitations, eq(guardianInvitations.id, importGuardians.invitationId))
      .$dynamic(),
  key: [importRows.importId, importRows.num],
  within: (scope: Scope<'everything' | 'school'>) =>
    sql`${importRows.importId} in (select ${imports.id} from ${imports}
      where ${importsIn(scope)} and ${imports.rowsErasedAt} is null)`,
  sorts: { num: importRows.num },
  sort: { column: 'num', descending: false },
  filters: {
    status: choice(guardianStatuses, status),
    waiting: filter(boolean().typeError(messageKey('choice.unknown')), (waiting) =>
      waiting ? isWaiting : not(isWaiting),
    ),
  },
  search: (words) => contains(users.search, words),
  searches: "`q`: words of the student's name or username",
  records: (rows) =>
    rows.map(({ cells, ...row }): ImportGuardian => ({
      ...row,
      name: cells.nombre_padre_madre_o_tutor,
      email: cells.mail_padre,
    })),
});

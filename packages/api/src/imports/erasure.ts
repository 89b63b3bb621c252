import { and, inArray, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import type { ErasurePart } from '../erasure/part.ts';
import { guardianInvitations, registeredStudents } from '../guardians/tables.ts';
import { erased } from './eraseRows.ts';
import { importGuardians, importRows } from './tables.ts';

/** What files of schools have of a person, and their name in rows of others that look like them. */
const eraseRows: ErasurePart = {
  by: [importRows.userId],
  async erase(tx, people) {
    await tx
      .update(importRows)
      .set(erased)
      .where(sql`${importRows.userId} in ${people}`);
    await tx
      .update(importRows)
      .set({ conflict: null })
      .where(sql`(${importRows.conflict} #>> '{person,id}')::integer in ${people}`);
  },
};

/** Invitations that a person accepted or that wait at their address, where it is not a child's: that is often one of the family. */
const deleteInvitations: ErasurePart = {
  by: [guardianInvitations.acceptedBy],
  async erase(tx, people) {
    const addresses = sql`(select lower(${users.email}) from ${users} where ${users.id} in ${people} and not ${users.dependent})`;
    await tx
      .delete(guardianInvitations)
      .where(
        sql`${guardianInvitations.acceptedBy} in ${people} or lower(${guardianInvitations.email}) in ${addresses}`,
      );
  },
};

/** What invites the guardians of a student; invitations that are about no other one go with it. */
const deleteGuardians: ErasurePart = {
  by: [importGuardians.studentId, registeredStudents.studentId],
  async erase(tx, people) {
    const imported = await tx
      .delete(importGuardians)
      .where(sql`${importGuardians.studentId} in ${people}`)
      .returning({ id: importGuardians.invitationId });
    const registered = await tx
      .delete(registeredStudents)
      .where(sql`${registeredStudents.studentId} in ${people}`)
      .returning({ id: registeredStudents.invitationId });
    const ids = [...imported, ...registered].flatMap(({ id }) => id ?? []);
    await tx
      .delete(guardianInvitations)
      .where(
        and(
          inArray(guardianInvitations.id, ids),
          sql`not exists (select from ${importGuardians} where ${importGuardians.invitationId} = ${guardianInvitations.id})`,
          sql`not exists (select from ${registeredStudents} where ${registeredStudents.invitationId} = ${guardianInvitations.id})`,
        ),
      );
  },
};

export const importErasure: readonly ErasurePart[] = [eraseRows, deleteInvitations, deleteGuardians];

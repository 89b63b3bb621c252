import { sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { deleteRows, type ErasurePart } from '../erasure/part.ts';
import { parentInvitationChildren, parentInvitations } from './tables.ts';

/** Invitations to the address of a person, where it is not a child's: that is often one of the family. */
const toTheirAddress: ErasurePart = {
  by: [],
  async erase(tx, people) {
    await tx.delete(parentInvitations).where(
      sql`lower(${parentInvitations.email}) in (
        select lower(${users.email}) from ${users} where ${users.id} in ${people} and not ${users.dependent})`,
    );
  },
};

export const parentInvitationErasure: readonly ErasurePart[] = [
  toTheirAddress,
  deleteRows(parentInvitations.inviterId, parentInvitations.acceptedBy, parentInvitationChildren.studentId),
];

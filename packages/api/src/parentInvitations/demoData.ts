import { EMAILED_INVITATION_DAYS, SHARED_INVITATION_DAYS } from '@lia/sdk/parentInvitations/rules';
import { inArray, sql } from 'drizzle-orm';

import { demoUuid } from '../accounts/demoAccounts.ts';
import { users } from '../accounts/tables.ts';
import type { AppContext } from '../platform/appContext.ts';
import { inTransaction } from '../platform/database.ts';
import { type DemoData, fixedUuid } from '../platform/demoData.ts';
import { hashToken } from '../platform/secret.ts';
import { parentInvitationChildren, parentInvitations } from './tables.ts';
import { tokenOf } from './token.ts';

/** A link that the other parent opened, and that waits to be confirmed; and an invitation by e-mail that no one has answered. */
const invitations = [
  { inviter: 'padre-m', child: 'alumno-m', acceptedBy: 'padre-i', email: null, days: SHARED_INVITATION_DAYS },
  { inviter: 'padre-a', child: 'alumno-a', acceptedBy: null, email: 'ines@example.com', days: EMAILED_INVITATION_DAYS },
] as const;

async function writeInvitations({ db, secret }: Pick<AppContext, 'db' | 'secret'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    const named = invitations.flatMap(({ inviter, child, acceptedBy }) => [
      inviter,
      child,
      ...(acceptedBy ? [acceptedBy] : []),
    ]);
    const found = await tx
      .select({ id: users.id, uuid: users.uuid })
      .from(users)
      .where(inArray(users.uuid, named.map(demoUuid)));
    const idOf = (username: string) => found.find(({ uuid }) => uuid === demoUuid(username))?.id;
    for (const { inviter, child, acceptedBy, email, days } of invitations) {
      const [inviterId, studentId] = [idOf(inviter), idOf(child)];
      if (inviterId === undefined || studentId === undefined) continue;
      const id = fixedUuid(`invitation of ${inviter}`);
      const [written] = await tx
        .insert(parentInvitations)
        .values({
          id,
          inviterId,
          email,
          tokenHash: acceptedBy === null ? hashToken(tokenOf(secret, { id, email })) : null,
          acceptedBy: acceptedBy === null ? null : (idOf(acceptedBy) ?? null),
          expiresAt: sql`now() + make_interval(days => ${days})`,
        })
        .onConflictDoNothing()
        .returning();
      if (written) await tx.insert(parentInvitationChildren).values({ invitationId: id, studentId });
    }
  });
}

/** What two parents have sent to the other parent of a child. */
export const demoParentInvitations: DemoData = { after: ['people'], write: writeInvitations };

import { record } from '@lia/sdk/validation/fields';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import { string } from 'yup';

import { guardianInvitations } from '../guardians/tables.ts';
import type { AppContext } from '../platform/appContext.ts';
import { inTransaction, type Transaction } from '../platform/database.ts';
import { defineJob, handle, type JobHandler } from '../platform/jobs/job.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import { guardianInvitationEmail } from './invitationEmail.ts';
import { importGuardians } from './tables.ts';

/** Apart from the commit, whose batches keep other calls waiting: an import may invite thousands. */
export const inviteJob = defineJob({
  kind: 'invite guardians',
  payload: record({ import: string().required() }),
  concurrency: 1,
});

/** Invitations of one transaction. */
const BATCH = 50;

/** Sends the invitations of an import that were not sent yet. */
export const inviteHandler = ({ db }: Pick<AppContext, 'db'>): JobHandler =>
  handle(inviteJob, async ({ import: id }, run) => {
    for (let sent = 0; ;) {
      const batch = await inTransaction(db, (tx) => sendBatch(tx, id));
      sent += batch;
      if (batch === 0) return null;
      await run.progress(sent, sent);
    }
  });

async function sendBatch(tx: Transaction, importId: string): Promise<number> {
  const unsent = await tx
    .select()
    .from(guardianInvitations)
    .where(
      and(
        isNull(guardianInvitations.emailedAt),
        sql`${guardianInvitations.id} in (
          select ${importGuardians.invitationId} from ${importGuardians} where ${importGuardians.importId} = ${importId})`,
      ),
    )
    .orderBy(guardianInvitations.id)
    .limit(BATCH)
    .for('update');
  for (const invitation of unsent) await sendInvitation(tx, invitation);
  if (unsent.length > 0) {
    const ids = unsent.map(({ id }) => id);
    await tx
      .update(guardianInvitations)
      .set({ emailedAt: sql`now()` })
      .where(inArray(guardianInvitations.id, ids));
  }
  return unsent.length;
}

/** Puts the e-mail of an invitation into the outbox, once for each time that it is to end. */
export const sendInvitation = (
  tx: Transaction,
  { id, email, expiresAt }: Pick<typeof guardianInvitations.$inferSelect, 'id' | 'email' | 'expiresAt'>,
): Promise<void> =>
  enqueueEmail(tx, guardianInvitationEmail, {
    cause: `${id} ${expiresAt.toISOString()}`,
    to: email,
    language: 'es',
    data: { invitation: id },
  });

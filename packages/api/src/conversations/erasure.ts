import { sql } from 'drizzle-orm';

import { deleteRows, type ErasurePart } from '../erasure/part.ts';
import { reportFiles } from '../moderation/tables.ts';
import { detachFiles } from '../platform/attachedFiles.ts';
import { conversationReads, conversations, messageFiles, messages, messageVersions, officeHours } from './tables.ts';

/** Messages that a person wrote, and all of the conversations about them: their times stay, as of one that was withdrawn. */
const eraseMessages: ErasurePart = {
  by: [messages.authorId, conversations.studentId],
  async erase(tx, people) {
    const about = sql`select ${conversations.id} from ${conversations} where ${conversations.studentId} in ${people}`;
    const theirs = sql`(${messages.authorId} in ${people} or ${messages.conversationId} in (${about}))`;
    const ids = sql`(select ${messages.id} from ${messages} where ${theirs})`;
    await detachFiles(tx, messageFiles, { of: sql`${messageFiles.messageId} in ${ids}`, keptBy: reportFiles.fileId });
    await tx.delete(messageVersions).where(sql`${messageVersions.messageId} in ${ids}`);
    await tx
      .update(messages)
      .set({ body: '', noticeDue: null, withdrawnAt: sql`coalesce(${messages.withdrawnAt}, now())` })
      .where(theirs);
  },
};

export const conversationErasure: readonly ErasurePart[] = [
  eraseMessages,
  deleteRows(conversationReads.userId, officeHours.userId),
];

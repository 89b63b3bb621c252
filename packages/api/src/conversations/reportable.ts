import { reachesOf } from '@lia/sdk/accounts/permissions';
import { and, eq } from 'drizzle-orm';

import type { Reportable } from '../moderation/reportable.ts';
import { Scope } from '../platform/scope.ts';
import { isShown } from './list.ts';
import { conversationsIn } from './scope.ts';
import { conversations, messageFiles, messages } from './tables.ts';

/** Messages as what can be reported. */
export const reportableMessage: Reportable = {
  async read(db, session, id) {
    if (reachesOf(session, 'conversations.join').size === 0) return null;
    const [row] = await db
      .select({ authorId: messages.authorId, schoolId: conversations.schoolId, text: messages.body })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(and(eq(messages.id, id), isShown, conversationsIn(Scope.of(session, 'conversations.join'))));
    if (!row) return null;
    const files = await db.select({ id: messageFiles.fileId }).from(messageFiles).where(eq(messageFiles.messageId, id));
    return { ...row, files: files.map((file) => file.id) };
  },
  async hide(tx, id, hidden) {
    await tx
      .update(messages)
      .set({ hiddenAt: hidden ? new Date() : null })
      .where(eq(messages.id, id));
  },
};

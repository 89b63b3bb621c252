import { desc, eq, sql } from 'drizzle-orm';

import type { ArchiveContribution } from '../archives/part.ts';
import { institutions } from '../institutions/tables.ts';
import { storedFileColumns, storedFiles } from '../platform/tables.ts';
import { conversations, messageFiles, messages } from './tables.ts';

/** What a person wrote to schools or families, with the files that they sent. */
export const conversationArchive: ArchiveContribution = {
  messages: {
    by: [messages.authorId],
    read: (db, person) =>
      db
        .select({
          school: institutions.name,
          text: messages.body,
          sent_at: messages.sentAt,
          withdrawn_at: messages.withdrawnAt,
        })
        .from(messages)
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .innerJoin(institutions, eq(institutions.id, conversations.schoolId))
        .where(sql`${messages.authorId} in ${person}`)
        .orderBy(desc(messages.sentAt), desc(messages.id)),
    files: (db, person) =>
      db
        .select(storedFileColumns)
        .from(messageFiles)
        .innerJoin(messages, eq(messages.id, messageFiles.messageId))
        .innerJoin(storedFiles, eq(storedFiles.id, messageFiles.fileId))
        .where(sql`${messages.authorId} in ${person}`)
        .orderBy(desc(messages.sentAt), messageFiles.addedAt, messageFiles.id),
  },
};

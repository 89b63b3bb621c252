import { desc, eq, sql } from 'drizzle-orm';

import type { ArchiveContribution } from '../archives/part.ts';
import { institutions } from '../institutions/tables.ts';
import { storedFileColumns, storedFiles } from '../platform/tables.ts';
import { conversations, messageFiles, messages } from './tables.ts';

/** What a person wrote to schools or families, with the files that they sent. Of what was hidden upon a report, that it was sent. */
export const conversationArchive: ArchiveContribution = {
  messages: {
    by: [messages.authorId],
    read: (db, person) =>
      db
        .select({
          school: institutions.name,
          text: sql<string | null>`case when ${messages.hiddenAt} is null then ${messages.body} end`,
          sent_at: messages.sentAt,
          withdrawn_at: messages.withdrawnAt,
          hidden_at: messages.hiddenAt,
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
        .where(sql`${messages.authorId} in ${person} and ${messages.hiddenAt} is null`)
        .orderBy(desc(messages.sentAt), messageFiles.addedAt, messageFiles.id),
  },
};

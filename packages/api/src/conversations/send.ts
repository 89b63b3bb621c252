import { opensAt } from '@lia/sdk/conversations/hours';
import { MESSAGES_PER_HOUR } from '@lia/sdk/conversations/rules';
import type { MessageRecord, NewMessage } from '@lia/sdk/conversations/schema';
import { and, eq, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../platform/database.ts';
import { ApiFailure, found, invalidFields } from '../platform/errors.ts';
import type { StoredFile } from '../platform/files.ts';
import type { Limit } from '../platform/limits.ts';
import { storedFileColumns, storedFiles } from '../platform/tables.ts';
import { attachBrought, type Brought } from '../uploads/brought.ts';
import { hoursOf } from './hours.ts';
import { isShown } from './list.ts';
import { changeableUntil, readMessage } from './messages.ts';
import { lockConversation } from './read.ts';
import { type ConversationScope, conversationsIn } from './scope.ts';
import { conversations, messageFiles, messages, messageVersions } from './tables.ts';
import { messageUploads } from './uploads.ts';

interface Call {
  db: Transaction;
  scope: ConversationScope;
}

/** Messages of one person, for all instances together. */
export const SENT: Limit = { times: MESSAGES_PER_HOUR, seconds: 3600 };

/** Writes a message. Others are notified of it within the hours of who answers. @throws {ApiFailure} 404, 409, 422 */
export async function sendMessage(
  call: Call,
  id: string,
  { text = '', urgent }: NewMessage,
  brought: Brought,
): Promise<MessageRecord> {
  const { db, scope } = call;
  const { side, isOpen, zone, ...owners } = await lockConversation(call, id);
  if (!isOpen) throw new ApiFailure(409, 'CONVERSATION_CLOSED');
  if (text === '' && brought.files.length + brought.uploads.length === 0)
    throw invalidFields({ text: { key: 'required' } });
  if (urgent === 1 && side !== 'school') throw invalidFields({ urgent: { key: 'message.urgent' } });
  const now = new Date();
  const [row] = await db
    .insert(messages)
    .values({
      conversationId: id,
      authorId: scope.userId,
      side,
      body: text,
      urgent: urgent === 1,
      // After the lock, not at the beginning of the transaction: what is read up to a message has all before it.
      sentAt: sql`clock_timestamp()`,
      noticeDue: urgent === 1 ? now : opensAt(await hoursOf(db, owners), zone, now),
    })
    .returning({ id: messages.id, sentAt: messages.sentAt });
  const { id: message } = found(row);
  await db
    .update(conversations)
    .set({ lastAt: sql`(select ${messages.sentAt} from ${messages} where ${messages.id} = ${message})` })
    .where(eq(conversations.id, id));
  await attachBrought(db, messageUploads, brought, (fileId) =>
    db.insert(messageFiles).values({ messageId: message, fileId, addedAt: sql`clock_timestamp()` }),
  );
  return readMessage(db, scope, id, message);
}

/** Changes one's own message; what it contained is kept. @throws {ApiFailure} 404, 409 */
export async function changeMessage(call: Call, id: string, message: string, text: string): Promise<MessageRecord> {
  const { body } = await lockOwn(call, id, message);
  if (body !== text) {
    await call.db.insert(messageVersions).values({ messageId: message, replacedAt: sql`clock_timestamp()`, body });
    await call.db.update(messages).set({ body: text, editedAt: new Date() }).where(eq(messages.id, message));
  }
  return readMessage(call.db, call.scope, id, message);
}

/** Takes one's own message back: no one reads it any more, and it is kept. @throws {ApiFailure} 404, 409 */
export async function withdrawMessage(call: Call, id: string, message: string): Promise<MessageRecord> {
  await lockOwn(call, id, message);
  await call.db.update(messages).set({ withdrawnAt: new Date(), noticeDue: null }).where(eq(messages.id, message));
  return readMessage(call.db, call.scope, id, message);
}

/** A message of one's own that may still be changed, held until the end. @throws {ApiFailure} 404, 409 */
async function lockOwn({ db, scope }: Call, id: string, message: string) {
  const [row] = await db
    .select({ body: messages.body, sentAt: messages.sentAt, isShown: sql<boolean>`${isShown}` })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        eq(messages.id, message),
        eq(messages.conversationId, id),
        eq(messages.authorId, scope.userId),
        conversationsIn(scope),
      ),
    )
    .for('update', { of: messages });
  const own = found(row);
  if (!own.isShown || changeableUntil(own.sentAt) <= new Date()) throw new ApiFailure(409, 'MESSAGE_SETTLED');
  return own;
}

/** A file of a message that a scope reads. @throws {ApiFailure} 404 */
export async function findFile(
  db: Database,
  scope: ConversationScope,
  { id, message, file }: { id: string; message: string; file: string },
): Promise<StoredFile> {
  const [row] = await db
    .select(storedFileColumns)
    .from(messageFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, messageFiles.fileId))
    .innerJoin(messages, eq(messages.id, messageFiles.messageId))
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        eq(messageFiles.id, file),
        eq(messages.id, message),
        eq(conversations.id, id),
        isShown,
        conversationsIn(scope),
      ),
    );
  return found(row);
}

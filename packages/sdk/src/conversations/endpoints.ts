import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type {
  Contacts,
  ConversationAnswer,
  ConversationRead,
  Conversations,
  ConversationStart,
  MessageChange,
  Messages,
  MessageSaved,
  NewMessage,
  OfficeHoursAnswer,
  OfficeHoursChange,
  UnreadConversations,
} from './schema.ts';

type Id = { id: string };
type OfMessage = { id: string; message: string };

/** Conversations about students that the caller takes part in, those with the newest message first; 25 from `first` on. */
export const listConversations = endpoint<{
  query: { q?: string; unread?: boolean; group_id?: string; first?: number };
  returns: Conversations;
}>('GET /conversations');

/** How many conversations of the caller have something unread. */
export const countUnreadConversations = endpoint<{ returns: UnreadConversations }>('GET /conversations/unread');

/** With whom the caller may begin a conversation about a student. 404 for a student that they do not reach. */
export const listContacts = endpoint<{ query: { student: string }; returns: Contacts }>('GET /conversations/contacts');

/** Begins a conversation, or finds the one that there is. 404 for a student or group that the caller does not reach. */
export const startConversation = endpoint<{ body: ConversationStart; returns: ConversationAnswer }>(
  'POST /conversations',
);

export const getConversation = endpoint<{ params: Id; returns: ConversationAnswer }>('GET /conversations/{id}');

/** Its newest messages, or those before one. */
export const listMessages = endpoint<{ params: Id; query: { before?: string }; returns: Messages }>(
  'GET /conversations/{id}/messages',
);

/**
 * Writes to all who take part. 409 `CONVERSATION_CLOSED` where the student left the school or group, or has no family there; 429 from
 * the 61st message of an hour on. Answers 201. Send an idempotency key.
 */
export const sendMessage = endpoint<{ params: Id; body: NewMessage; files: 'files[]'; returns: MessageSaved }>(
  'POST /conversations/{id}/messages',
);

/** Changes one's own message; others see that it was. 409 `MESSAGE_SETTLED` after 15 minutes, or once it was taken back. */
export const changeMessage = endpoint<{ params: OfMessage; body: MessageChange; returns: MessageSaved }>(
  'PUT /conversations/{id}/messages/{message}',
);

/** Takes one's own message back: others see that there was one. 409 `MESSAGE_SETTLED` after 15 minutes. */
export const withdrawMessage = endpoint<{ params: OfMessage; returns: MessageSaved }>(
  'DELETE /conversations/{id}/messages/{message}',
);

/** Records up to which message the caller has read. May be repeated. */
export const readConversation = endpoint<{ params: Id; body: ConversationRead; returns: MessageAnswer }>(
  'PUT /conversations/{id}/read',
);

/** A file of a message, for who reads it. */
export const getMessageFile = endpoint<{ params: OfMessage & { file: string }; returns: Blob }>(
  'GET /conversations/{id}/messages/{message}/files/{file}',
);

/** The hours in which the caller answers messages, and those of the schools that they work for. */
export const getOfficeHours = endpoint<{ returns: OfficeHoursAnswer }>('GET /office-hours');

/** Sets hours. 422 where those of a teacher are not within those of the school. */
export const setOfficeHours = endpoint<{ body: OfficeHoursChange; returns: OfficeHoursAnswer }>('PUT /office-hours');

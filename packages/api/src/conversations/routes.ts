import { messageSchema } from '@lia/sdk/accounts/schema';
import * as endpoints from '@lia/sdk/conversations/endpoints';
import { MAX_MESSAGE_FILES, MESSAGE_CHANGE_MINUTES } from '@lia/sdk/conversations/rules';
import {
  contactsSchema,
  conversationAnswerSchema,
  conversationReadSchema,
  conversationsSchema,
  conversationStartSchema,
  messageChangeSchema,
  messageSavedSchema,
  messagesSchema,
  newMessageSchema,
  officeHoursChangeSchema,
  officeHoursSchema,
  unreadConversationsSchema,
} from '@lia/sdk/conversations/schema';
import { isShownInline } from '@lia/sdk/files/shown';
import { LARGEST_ID, messageKey } from '@lia/sdk/validation/fields';
import { boolean, number, object, string } from 'yup';

import { FILES_FIELD } from '../platform/attachedFiles.ts';
import { inTransaction } from '../platform/database.ts';
import { countAttempt } from '../platform/limits.ts';
import { rowUuid, uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { broughtBy, finishBrought } from '../uploads/brought.ts';
import { readContacts, startConversation } from './contacts.ts';
import { readHours, setHours } from './hours.ts';
import { countUnread, listConversations } from './list.ts';
import { readMessages } from './messages.ts';
import { markRead, readConversation } from './read.ts';
import { changeMessage, findFile, SENT, sendMessage, withdrawMessage } from './send.ts';
import { messageUploads } from './uploads.ts';

const permission = 'conversations.join';
const ofMessage = object({ id: uuid(), message: uuid() });

export function conversationRoutes(api: Api): void {
  serve(api, endpoints.listConversations, {
    summary: 'Conversations about students',
    description:
      'Those with the newest message first. `q` finds names of students; `unread` those with something unread, `group_id` those with the teacher of a group.',
    permission,
    query: object({
      q: string().max(100, messageKey('text.max')),
      unread: boolean(),
      group_id: uuid().optional(),
      first: number().integer().min(0).max(LARGEST_ID),
    }).noUnknown(true, messageKey('unknownField')),
    returns: conversationsSchema,
    handle: ({ db, scope, query }) => listConversations(db, scope, query),
  });

  serve(api, endpoints.countUnreadConversations, {
    summary: 'How many conversations have something unread',
    permission,
    returns: unreadConversationsSchema,
    handle: async ({ db, scope }) => ({ data: await countUnread(db, scope) }),
  });

  serve(api, endpoints.listContacts, {
    summary: 'With whom a conversation about a student may be begun',
    permission,
    query: object({ student: uuid() }).noUnknown(true, messageKey('unknownField')),
    returns: contactsSchema,
    handle: async ({ db, scope, query }) => ({ data: await readContacts(db, scope, query.student) }),
  });

  serve(api, endpoints.startConversation, {
    summary: 'Begin a conversation about a student',
    description:
      'With the teacher of a group, or with the school. Answers the one that there is where it was begun before.',
    permission,
    body: conversationStartSchema,
    returns: conversationAnswerSchema,
    async handle({ db, scope, body }) {
      const id = await inTransaction(db, (tx) => startConversation(tx, scope, body));
      return { data: await readConversation({ db, scope }, id) };
    },
  });

  serve(api, endpoints.getConversation, {
    summary: 'A conversation',
    permission,
    params: rowUuid,
    returns: conversationAnswerSchema,
    handle: async (call) => ({ data: await readConversation(call, call.params.id) }),
  });

  serve(api, endpoints.listMessages, {
    summary: 'Messages of a conversation',
    description: 'The newest fifty, or those before one.',
    permission,
    params: rowUuid,
    query: object({ before: uuid().optional() }).noUnknown(true, messageKey('unknownField')),
    returns: messagesSchema,
    handle: ({ db, scope, params, query }) => readMessages(db, scope, params.id, query.before),
  });

  serve(api, endpoints.sendMessage, {
    summary: 'Write a message',
    description:
      'Takes JSON, or multipart with up to three files in `files[]`; `uploads` names finished uploads for `message`. Others are notified within the hours of who answers, or at ' +
      'once where a school writes that it is urgent.',
    permission,
    status: 201,
    idempotent: true,
    params: rowUuid,
    files: { field: FILES_FIELD, most: MAX_MESSAGE_FILES, ...messageUploads.rule },
    body: newMessageSchema,
    returns: messageSavedSchema,
    async prepare(call) {
      const { app, db, scope } = call;
      if (app.config.rateLimits) await countAttempt(db, `messages:${scope.userId}`, SENT);
      await finishBrought(call, messageUploads, MAX_MESSAGE_FILES);
    },
    handle: async (call) => ({
      message: call.t('message.sent'),
      data: await sendMessage(call, call.params.id, call.body, broughtBy(call)),
    }),
  });

  serve(api, endpoints.changeMessage, {
    summary: 'Change a message',
    description: `One’s own, within ${MESSAGE_CHANGE_MINUTES} minutes.`,
    permission,
    idempotent: true,
    params: ofMessage,
    body: messageChangeSchema,
    returns: messageSavedSchema,
    handle: async (call) => ({
      message: call.t('message.changed'),
      data: await changeMessage(call, call.params.id, call.params.message, call.body.text),
    }),
  });

  serve(api, endpoints.withdrawMessage, {
    summary: 'Take a message back',
    description: `One’s own, within ${MESSAGE_CHANGE_MINUTES} minutes.`,
    permission,
    idempotent: true,
    params: ofMessage,
    returns: messageSavedSchema,
    handle: async (call) => ({
      message: call.t('message.withdrawn'),
      data: await withdrawMessage(call, call.params.id, call.params.message),
    }),
  });

  serve(api, endpoints.readConversation, {
    summary: 'Record up to which message I have read',
    permission,
    params: rowUuid,
    body: conversationReadSchema,
    returns: messageSchema,
    async handle({ db, scope, params, body, t }) {
      await inTransaction(db, (tx) => markRead(tx, scope, params.id, body.through));
      return { message: t('message.read') };
    },
  });

  serve(api, endpoints.getMessageFile, {
    summary: 'A file of a message',
    description: 'Pictures, audio, video and PDF are sent to be shown, in a sandbox.',
    permission,
    params: object({ id: uuid(), message: uuid(), file: uuid() }),
    async handle({ app, db, scope, params }) {
      const file = await findFile(db, scope, params);
      const download = await app.files.download(file);
      return isShownInline(file.type) ? download.shown() : download;
    },
  });

  serve(api, endpoints.getOfficeHours, {
    summary: 'When messages are answered',
    description: 'Of the schools that the caller works for, and the caller’s own as a teacher.',
    permission: 'officeHours.manage',
    returns: officeHoursSchema,
    handle: async ({ db, scope }) => ({ data: await readHours(db, scope) }),
  });

  serve(api, endpoints.setOfficeHours, {
    summary: 'Set when messages are answered',
    description: 'No day at all: at any time. Those of a teacher lie within those of the school.',
    permission: 'officeHours.manage',
    body: officeHoursChangeSchema,
    returns: officeHoursSchema,
    async handle({ db, scope, body }) {
      await inTransaction(db, (tx) => setHours(tx, scope, body));
      return { data: await readHours(db, scope) };
    },
  });
}

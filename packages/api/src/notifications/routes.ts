import {
  countUnread,
  getNotificationPreferences,
  listNotifications,
  readNotifications,
  saveNotificationPreferences,
} from '@lia/sdk/notifications/endpoints';
import {
  notificationsSchema,
  type OwnPreferences,
  ownPreferencesSchema,
  unreadSchema,
} from '@lia/sdk/notifications/records';
import { notificationPreferencesSchema, notificationsReadSchema } from '@lia/sdk/notifications/schema';
import { messageKey } from '@lia/sdk/validation/fields';
import { object, string } from 'yup';

import { keepPreferences, preferencesOf } from '../accounts/notifications/preferences.ts';
import { findPerson } from '../accounts/store.ts';
import { type Database, inTransaction } from '../platform/database.ts';
import type { Scope } from '../platform/scope.ts';
import { type Api, serve } from '../platform/serve.ts';
import * as store from './store.ts';

export function notificationRoutes(api: Api): void {
  serve(api, listNotifications, {
    summary: 'My notifications',
    description:
      'Unread ones first, then the newest, in the language of the call. `next` is the `cursor` of the next page.',
    permission: 'member',
    query: object({ cursor: string().matches(store.CURSOR, messageKey('invalid')) }).noUnknown(
      true,
      messageKey('unknownField'),
    ),
    returns: notificationsSchema,
    handle: (call) => store.pageOf(call, call.query.cursor),
  });

  serve(api, countUnread, {
    summary: 'How many of my notifications are unread',
    permission: 'member',
    returns: unreadSchema,
    handle: async ({ db, scope }) => ({ data: await store.countUnread(db, scope) }),
  });

  serve(api, readNotifications, {
    summary: 'Mark notifications as read',
    description: 'Those of `ids`, and all that were made until an instant. What is not the caller’s stays as it is.',
    permission: 'member',
    body: notificationsReadSchema,
    returns: unreadSchema,
    async handle({ db, scope, body: { ids = [], until } }) {
      await store.markRead(db, scope, { ids, until });
      return { data: await store.countUnread(db, scope) };
    },
  });

  serve(api, getNotificationPreferences, {
    summary: 'How I am notified',
    permission: 'member',
    returns: ownPreferencesSchema,
    handle: ({ db, scope }) => ownPreferences(db, scope),
  });

  serve(api, saveNotificationPreferences, {
    summary: 'Choose how I am notified',
    description:
      'Replaces all of it. E-mails are written in the language of this call; those that are held back go out by it.',
    permission: 'member',
    body: notificationPreferencesSchema,
    returns: ownPreferencesSchema,
    async handle({ db, scope, body, language }) {
      await inTransaction(db, async (tx) => {
        const preferences = { ...body, language };
        await keepPreferences(tx, scope.userId, preferences);
        await store.reschedule(tx, scope.userId, preferences);
      });
      return ownPreferences(db, scope);
    },
  });
}

async function ownPreferences(db: Database, { userId }: Scope<'own'>): Promise<OwnPreferences> {
  const { off, digest, quiet, zone } = await preferencesOf(db, userId);
  const person = await findPerson(db, userId);
  return { data: { off, digest, quiet, zone }, email: person !== null && person.emailVerifiedAt !== null };
}

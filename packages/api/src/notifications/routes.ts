import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  countUnread,
  getChildQuietHours,
  getPushKey,
  getNotificationPreferences,
  listNotifications,
  readNotifications,
  saveChildQuietHours,
  saveMyLanguage,
  saveNotificationPreferences,
  subscribeToPush,
  unsubscribeFromPush,
} from '@lia/sdk/notifications/endpoints';
import {
  type ChildQuietHours,
  childQuietHoursSchema,
  notificationsSchema,
  type OwnPreferences,
  ownPreferencesSchema,
  pushKeySchema,
  unreadSchema,
} from '@lia/sdk/notifications/records';
import {
  memberLanguageSchema,
  notificationPreferencesSchema,
  notificationsReadSchema,
  pushEndpointSchema,
  pushSubscriptionSchema,
  quietHoursSchema,
} from '@lia/sdk/notifications/schema';
import { messageKey } from '@lia/sdk/validation/fields';
import { object, string } from 'yup';

import { keepLanguage, keepPreferences, preferencesOf } from '../accounts/notifications/preferences.ts';
import { findStudent } from '../accounts/guardianships.ts';
import { findPerson } from '../accounts/store.ts';
import { type Database, inTransaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import { rowUuid } from '../platform/list.ts';
import type { Scope } from '../platform/scope.ts';
import { type Api, serve } from '../platform/serve.ts';
import { subscribe, unsubscribe } from './push.ts';
import * as store from './store.ts';
import { unsubscribeRoutes } from './unsubscribe.ts';

export function notificationRoutes(api: Api): void {
  pushRoutes(api);
  childRoutes(api);
  languageRoutes(api);
  unsubscribeRoutes(api);

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
    handle: async (call) => ({ data: await store.countUnread(call) }),
  });

  serve(api, readNotifications, {
    summary: 'Mark notifications as read',
    description: 'Those of `ids`, and all that were made until an instant. What is not the caller’s stays as it is.',
    permission: 'member',
    body: notificationsReadSchema,
    returns: unreadSchema,
    async handle(call) {
      const { ids = [], until } = call.body;
      await store.markRead(call, { ids, until });
      return { data: await store.countUnread(call) };
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
      'Replaces all of it. E-mails are written in the language of this call. E-mails and pushes that are held back go out by it.',
    permission: 'member',
    body: notificationPreferencesSchema,
    returns: ownPreferencesSchema,
    async handle({ db, scope, body, language }) {
      await inTransaction(db, async (tx) => {
        await keepPreferences(tx, scope.userId, body);
        await keepLanguage(tx, scope.userId, language);
        await store.reschedule(tx, scope.userId, body);
      });
      return ownPreferences(db, scope);
    },
  });
}

function languageRoutes(api: Api): void {
  serve(api, saveMyLanguage, {
    summary: 'Choose the language in which I am written to',
    description:
      'Of e-mails and pushes. Until one is chosen, it is that in which the member registered, or else first signed in.',
    permission: 'member',
    body: memberLanguageSchema,
    returns: messageSchema,
    async handle({ db, scope, body, t }) {
      await keepLanguage(db, scope.userId, body.language);
      return { message: t('operation.succeeded') };
    },
  });
}

function childRoutes(api: Api): void {
  serve(api, getChildQuietHours, {
    summary: 'Quiet hours of a child',
    permission: 'children.manage',
    params: rowUuid,
    returns: childQuietHoursSchema,
    handle: async ({ db, scope, params }) => quietHoursOf(db, found(await findStudent(db, scope, params.id)).id),
  });

  serve(api, saveChildQuietHours, {
    summary: 'Choose the quiet hours of a child',
    description: 'E-mails and pushes to the child that are held back go out by them.',
    permission: 'children.manage',
    params: rowUuid,
    body: quietHoursSchema,
    returns: childQuietHoursSchema,
    async handle({ db, scope, params, body }) {
      const child = found(await findStudent(db, scope, params.id)).id;
      await inTransaction(db, async (tx) => {
        const preferences = { ...(await preferencesOf(tx, child)), ...body };
        await keepPreferences(tx, child, preferences);
        await store.reschedule(tx, child, preferences);
      });
      return quietHoursOf(db, child);
    },
  });
}

async function quietHoursOf(db: Database, userId: number): Promise<ChildQuietHours> {
  const { quiet, zone } = await preferencesOf(db, userId);
  return { data: { quiet, zone } };
}

function pushRoutes(api: Api): void {
  serve(api, getPushKey, {
    summary: 'The key that browsers subscribe to push with',
    description: '`data` is null where push is not offered.',
    permission: 'member',
    returns: pushKeySchema,
    handle: async ({ app: { config } }) => ({ data: config.push && { public_key: config.push.publicKey } }),
  });

  serve(api, subscribeToPush, {
    summary: 'Notify me on this device',
    description: 'Until I sign out there, or the session ends. 404 where push is not offered.',
    permission: 'member',
    body: pushSubscriptionSchema,
    returns: messageSchema,
    async handle({ app, db, session, body, t }) {
      await subscribe(app, db, session, body);
      return { message: t('operation.succeeded') };
    },
  });

  serve(api, unsubscribeFromPush, {
    summary: 'No longer notify me on a device',
    permission: 'member',
    body: pushEndpointSchema,
    returns: messageSchema,
    async handle({ db, session, body, t }) {
      await unsubscribe(db, session, body.endpoint);
      return { message: t('operation.succeeded') };
    },
  });
}

async function ownPreferences(db: Database, { userId }: Scope<'own'>): Promise<OwnPreferences> {
  const { off, digest, quiet, zone } = await preferencesOf(db, userId);
  const person = await findPerson(db, userId);
  return { data: { off, digest, quiet, zone }, email: person !== null && person.emailVerifiedAt !== null };
}

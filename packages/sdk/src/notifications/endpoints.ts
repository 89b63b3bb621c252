import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { ChildQuietHours, Notifications, OwnPreferences, PushKey, Unread } from './records.ts';
import type {
  MemberLanguage,
  NotificationPreferences,
  NotificationsRead,
  PushEndpoint,
  PushSubscription,
  QuietHours,
} from './schema.ts';

/** Notifications of the caller, unread ones first, then the newest; `cursor` is the `next` of an earlier page. */
export const listNotifications = endpoint<{ query: { cursor?: string | undefined }; returns: Notifications }>(
  'GET /notifications',
);

export const countUnread = endpoint<{ returns: Unread }>('GET /notifications/count');

/** Marks notifications as read and answers how many are left. Ids of other people change nothing. */
export const readNotifications = endpoint<{ body: NotificationsRead; returns: Unread }>('PUT /notifications/read');

/** By which channels, how often and when the caller is notified. */
export const getNotificationPreferences = endpoint<{ returns: OwnPreferences }>('GET /notifications/preferences');

/** Replaces them. E-mails and pushes that are held back go out by the new ones. */
export const saveNotificationPreferences = endpoint<{ body: NotificationPreferences; returns: OwnPreferences }>(
  'PUT /notifications/preferences',
);

/** Sets the language of the e-mails and pushes that the caller gets. */
export const saveMyLanguage = endpoint<{ body: MemberLanguage; returns: MessageAnswer }>('PUT /me/language');

/** Quiet hours of a child of the parent who asks, by uuid. 404 for the child of another. */
export const getChildQuietHours = endpoint<{ params: { id: string }; returns: ChildQuietHours }>(
  'GET /children/{id}/quiet-hours',
);

/** Replaces them. What is held back goes out by the new ones. 404 for the child of another, 422. */
export const saveChildQuietHours = endpoint<{ params: { id: string }; body: QuietHours; returns: ChildQuietHours }>(
  'PUT /children/{id}/quiet-hours',
);

/** The key that browsers subscribe to push with (VAPID, RFC 8292). */
export const getPushKey = endpoint<{ returns: PushKey }>('GET /notifications/push');

/** Has the caller notified on a device until its session ends. 404 where push is not offered. */
export const subscribeToPush = endpoint<{ body: PushSubscription; returns: MessageAnswer }>('PUT /notifications/push');

/** Ends that; a device that is not the caller's stays. */
export const unsubscribeFromPush = endpoint<{ body: PushEndpoint; returns: MessageAnswer }>(
  'PUT /notifications/push/off',
);

/**
 * Where mail programs lead who does not want such e-mails any more. It changes nothing, since scanners open links: it leads to the
 * page of the portal that asks.
 */
export const openUnsubscribe = endpoint<{ params: { token: string }; returns: Blob }>(
  'GET /notifications/unsubscribe/{token}',
);

/**
 * Switches off the e-mails that the token of an e-mail names, without a session (RFC 8058). 404 once the account has another address or
 * is gone.
 */
export const unsubscribeFromEmails = endpoint<{ params: { token: string }; returns: MessageAnswer }>(
  'POST /notifications/unsubscribe/{token}',
);

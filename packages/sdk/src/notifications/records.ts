import { array, boolean, type InferType, number, string } from 'yup';

import type { Label } from '../messages/labels.ts';
import { record } from '../validation/fields.ts';
import { type NotificationKind, notificationKinds } from './rules.ts';
import { notificationPreferencesSchema, quietHoursSchema } from './schema.ts';

/** A notification in the language of the call. */
const notificationSchema = record({
  id: string().required(),
  kind: string().oneOf(notificationKinds).required(),
  title: string().required(),
  detail: string().defined(),
  /** Where it leads, from the root of the site. */
  path: string().required(),
  created_at: string().required(),
  read: boolean().required(),
});
export type Notification = InferType<typeof notificationSchema>;

export const notificationsSchema = record({
  data: array(notificationSchema).required(),
  /** Of the next page; null on the last one. */
  next: string().nullable().defined(),
});
export type Notifications = InferType<typeof notificationsSchema>;

/** How many notifications are unread. */
export const unreadSchema = record({ data: number().required().integer().min(0) });
export type Unread = InferType<typeof unreadSchema>;

export const ownPreferencesSchema = record({
  data: notificationPreferencesSchema.required(),
  /** Whether e-mails reach the reader: they have a confirmed address. */
  email: boolean().required(),
});
export type OwnPreferences = InferType<typeof ownPreferencesSchema>;

/** Quiet hours of a child. */
export const childQuietHoursSchema = record({ data: quietHoursSchema.required() });
export type ChildQuietHours = InferType<typeof childQuietHoursSchema>;

/** The public key that browsers subscribe with; null where push is not offered. */
export const pushKeySchema = record({ data: record({ public_key: string().required() }).nullable().defined() });
export type PushKey = InferType<typeof pushKeySchema>;

/** What a device is sent: what it is about and where to read it, and nothing of a person. */
export interface PushMessage {
  /** Of the notification: a repeated push replaces the first. */
  id: string;
  kind: NotificationKind;
  /** Where it leads, from the root of the site. */
  path: string;
  /** Of the text that the device shows. */
  language: keyof Label;
  /** Until when it was held back, where it was: what a device gets then is shown as one. */
  held?: string;
}

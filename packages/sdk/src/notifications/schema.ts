import { array, type InferType, string } from 'yup';

import { mexicanZones } from '../calendar/zones.ts';
import { languages } from '../messages/language.ts';
import { messageKey, record, text, requiredUuid } from '../validation/fields.ts';
import { CLOCK, digests, notificationSwitches } from './rules.ts';

const choice = <const T extends string>(choices: readonly T[]) =>
  string().typeError(messageKey('invalid')).required(messageKey('required')).oneOf(choices, messageKey('invalid'));

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;

const clock = () =>
  string().typeError(messageKey('invalid')).required(messageKey('required')).matches(CLOCK, messageKey('invalid'));

const quietFields = {
  /** From when until when by the clock no e-mail or push goes out, but for those about security; null for no such hours. */
  quiet: record({ from: clock(), until: clock() }).nullable().defined(),
  /** Whose clock it is. */
  zone: choice(mexicanZones),
};

/** When a member is not notified. */
export const quietHoursSchema = record(quietFields);
export type QuietHours = InferType<typeof quietHoursSchema>;

/** How a member is notified. */
export const notificationPreferencesSchema = record({
  /** What is switched off, `kind.channel`; the rest is on. */
  off: array(choice(notificationSwitches))
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .max(notificationSwitches.length, messageKey('invalid')),
  digest: choice(digests),
  ...quietFields,
});
export type NotificationPreferences = InferType<typeof notificationPreferencesSchema>;

/** The language that a member chose: what is written to them is in it. */
export const memberLanguageSchema = record({ language: choice(languages) });
export type MemberLanguage = InferType<typeof memberLanguageSchema>;

/** Marks notifications as read: these, and all that were made until an instant. */
export const notificationsReadSchema = record({
  ids: array(requiredUuid()).typeError(messageKey('invalid')).max(100, messageKey('invalid')).optional(),
  until: string()
    .typeError(messageKey('invalid'))
    .matches(INSTANT, messageKey('invalid'))
    .test('instant', messageKey('invalid'), (iso) => iso === undefined || Number.isFinite(Date.parse(iso)))
    .optional(),
});
export type NotificationsRead = InferType<typeof notificationsReadSchema>;

const key = () => text(16, 200).matches(/^[\w-]+={0,2}$/, messageKey('invalid'));

/** The address of a browser at its push service. */
export const pushEndpointSchema = record({ endpoint: text(10, 1000) });
export type PushEndpoint = InferType<typeof pushEndpointSchema>;

/** A browser's subscription to push, with the keys that what is sent is encrypted for, in base64url. */
export const pushSubscriptionSchema = pushEndpointSchema.concat(record({ p256dh: key(), auth: key() }));
export type PushSubscription = InferType<typeof pushSubscriptionSchema>;

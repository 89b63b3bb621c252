import type { MemberPermission } from '../accounts/permissions.ts';

/** Where a notification reaches its reader: the centre of the portal, an e-mail, the screen of a device. */
export const notificationChannels = ['app', 'email', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** How a kind goes out by a channel: always, until it is switched off, or once it is switched on. */
type Delivery = 'always' | 'on' | 'off';

type KindRule = { readonly permission: MemberPermission } & Readonly<Record<NotificationChannel, Delivery>>;

/**
 * What is announced to members, with the permission of those to whom it can happen. E-mails about security, of receipts, charges,
 * prices and answers to requests about data (Ley Federal de Protección de Datos Personales en Posesión de los Particulares) cannot
 * be switched off.
 */
const table = {
  /** Another password, or another way of signing in. */
  security: { permission: 'member', app: 'always', email: 'always', push: 'on' },
  payment: { permission: 'plans.hold', app: 'on', email: 'always', push: 'on' },
  /** A voucher waits for its payment in cash. */
  voucher: { permission: 'plans.hold', app: 'on', email: 'always', push: 'on' },
  /** The next period of a membership begins soon. */
  renewal: { permission: 'plans.hold', app: 'on', email: 'always', push: 'on' },
  /** A plan is to cost more. */
  price: { permission: 'plans.hold', app: 'on', email: 'always', push: 'off' },
  /** A renewal was not paid; the membership goes on for some days. */
  membershipOwes: { permission: 'plans.hold', app: 'on', email: 'on', push: 'on' },
  membershipEnded: { permission: 'plans.hold', app: 'on', email: 'on', push: 'on' },
  licenceGiven: { permission: 'member', app: 'on', email: 'off', push: 'on' },
  licenceTaken: { permission: 'member', app: 'on', email: 'off', push: 'off' },
  /** A gift gives places to a school, or does no more. */
  giftPlaces: { permission: 'licences.read', app: 'on', email: 'on', push: 'on' },
  course: { permission: 'courses.buy', app: 'on', email: 'always', push: 'on' },
  /** For students, and for guardians about their children. */
  activityPublished: { permission: 'homework.follow', app: 'on', email: 'off', push: 'on' },
  /** Due within a day and not delivered. */
  homeworkDue: { permission: 'homework.follow', app: 'on', email: 'off', push: 'on' },
  homeworkReturned: { permission: 'homework.follow', app: 'on', email: 'on', push: 'on' },
  /** Someone delivered for the team of a student. */
  teamDelivered: { permission: 'homework.follow', app: 'on', email: 'off', push: 'on' },
  /** Someone has more time than their group. */
  homeworkExtended: { permission: 'homework.follow', app: 'on', email: 'off', push: 'on' },
  homeworkGraded: { permission: 'homework.follow', app: 'on', email: 'off', push: 'on' },
  dataRequest: { permission: 'dataRequests.make', app: 'on', email: 'always', push: 'on' },
  importFinished: { permission: 'imports.manage', app: 'on', email: 'on', push: 'on' },
  /** A guardian accepted the invitation of a school. */
  invitationAccepted: { permission: 'imports.manage', app: 'on', email: 'off', push: 'off' },
  /** Someone answers for a child no more, or again: a guardian of theirs, or the reader. */
  guardianship: { permission: 'children.read', app: 'always', email: 'on', push: 'on' },
  /** A child was absent or late, or that was corrected. */
  attendance: { permission: 'children.read', app: 'on', email: 'on', push: 'on' },
  /** The report card of a period was published, or corrected. */
  reportCard: { permission: 'reportCards.read', app: 'on', email: 'on', push: 'on' },
  /** A school or a teacher announced something. */
  announcement: { permission: 'announcements.read', app: 'on', email: 'on', push: 'on' },
  /** What one reported was dealt with, or what one wrote was talked about. */
  moderation: { permission: 'member', app: 'always', email: 'off', push: 'off' },
  /** Someone wrote about a student. */
  message: { permission: 'conversations.join', app: 'on', email: 'on', push: 'on' },
  /** A class begins within minutes. */
  classSoon: { permission: 'classes.follow', app: 'on', email: 'off', push: 'on' },
  /** A class is at another time, was cancelled, or is to be after all. */
  classChanged: { permission: 'classes.follow', app: 'on', email: 'on', push: 'on' },
} as const satisfies Record<string, KindRule>;

export type NotificationKind = keyof typeof table;

export const notificationRules: Readonly<Record<NotificationKind, KindRule>> = table;

const isKind = (name: string): name is NotificationKind => Object.hasOwn(table, name);

export const notificationKinds: readonly NotificationKind[] = Object.keys(table).filter(isKind);

/** A kind by a channel, as what its reader switches on and off. */
export type NotificationSwitch = `${NotificationKind}.${NotificationChannel}`;

const switchesWhere = (fits: (delivery: Delivery) => boolean): readonly NotificationSwitch[] =>
  notificationKinds.flatMap((kind) =>
    notificationChannels
      .filter((channel) => fits(notificationRules[kind][channel]))
      .map((channel): NotificationSwitch => `${kind}.${channel}`),
  );

/** What may be switched off. */
export const notificationSwitches = switchesWhere((delivery) => delivery !== 'always');

/** What is off until it is switched on. */
export const offAtFirst = switchesWhere((delivery) => delivery === 'off');

/** How often e-mails and pushes go out: as things happen, or those of a day or week together. */
export const digests = ['none', 'daily', 'weekly'] as const;
export type Digest = (typeof digests)[number];

/** Minute of the day at which a digest is due; a weekly one on Mondays. */
export const DIGEST_MINUTE = 8 * 60;

/** Time of a day by the clock. */
export const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Days after which notifications are deleted, read or not. */
export const NOTIFICATION_DAYS = 180;

/** Notifications of one answer. */
export const NOTIFICATION_PAGE = 20;

export const NOTIFICATIONS_PATH = '/apps/notifications';
export const NOTIFICATION_SETTINGS_PATH = '/apps/notifications/settings';

/** Where e-mails are switched off without a session. The token is in the fragment (`#`), which browsers send to no server. */
export const UNSUBSCRIBE_PATH = '/correos';

import { type NotificationKind, notificationKinds, notificationRules } from './rules.ts';

/** What the link of an e-mail switches off: e-mails of one kind of notification, or of all whose e-mails may be switched off. */
export type EmailTopic = NotificationKind | 'all';

/** Kinds whose e-mails may be switched off. */
export const optionalEmails: readonly NotificationKind[] = notificationKinds.filter(
  (kind) => notificationRules[kind].email !== 'always',
);

const topics: readonly EmailTopic[] = ['all', ...optionalEmails];

/** The topic that a token begins with; only the API knows whether the token is valid. */
export const topicOf = (token: string): EmailTopic | undefined => topics.find((topic) => token.startsWith(`${topic}.`));

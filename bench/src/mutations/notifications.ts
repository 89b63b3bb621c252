import { within } from './mutation.ts';

const api = within('packages/api/src', 'api (postgres)');

/** Faults of what members are notified of, by which channel and when. */
export const notificationMutations = [
  api({
    name: "Notifications: a stranger marks another's as read",
    file: 'notifications/store.ts',
    find: 'scope.where({ own: (userId) => eq(notifications.userId, userId) }),\n    notifications.inApp,',
    replace: 'notifications.inApp,',
    test: 'notifications/notifications.test.ts',
  }),
  api({
    name: 'Notifications: one event is announced twice',
    file: 'accounts/notifications/notify.ts',
    find: 'cause: `${userId} ${cause}`,',
    replace: 'cause: `${userId} ${cause} ${Math.random()}`,',
    test: 'notifications/notifications.test.ts',
  }),
  api({
    name: 'Notifications: what was taken back or hidden is still named',
    file: 'accounts/notifications/forReader.ts',
    find: '[isOfOwnStudent, ...areThere]',
    replace: '[isOfOwnStudent]',
    test: 'announcements/notices.test.ts',
  }),
  api({
    name: 'Digest: two instances send it twice',
    file: 'notifications/deliver.ts',
    find: "    .for('update');",
    replace: ';',
    test: 'notifications/delivery.test.ts',
  }),
  api({
    name: 'Quiet hours: what falls due in them goes out',
    file: 'notifications/deliver.ts',
    find: 'if (isQuiet(preferences, now)) {',
    replace: 'if (false) {',
    test: 'notifications/delivery.test.ts',
  }),
  api({
    name: 'Quiet hours: those over midnight are none',
    file: 'accounts/notifications/timing.ts',
    find: 'minute >= from || minute < until',
    replace: 'minute >= from && minute < until',
    test: 'notifications/delivery.test.ts',
  }),
  api({
    name: 'Preferences: an e-mail that is switched off goes out',
    file: 'accounts/notifications/notify.ts',
    find: "notificationRules[kind].email !== 'always' && wants(preferences, kind, 'email')",
    replace: "notificationRules[kind].email !== 'always'",
    test: 'notifications/notifications.test.ts',
  }),
  api({
    name: 'Push: a device goes on after its member signed out',
    file: 'accounts/notifications/push.ts',
    find: 'and(isNull(sessions.endedAt), gt(sessions.expiresAt, sql`now()`))',
    replace: 'gt(sessions.expiresAt, sql`now()`)',
    test: 'notifications/push.test.ts',
  }),
  api({
    name: 'Push: a server of ours is reached by the address of a device',
    file: 'notifications/push.ts',
    find: "if (!isPushService(config.push, endpoint)) throw invalidFields({ endpoint: { key: 'invalid' } });",
    replace: '',
    test: 'notifications/push.test.ts',
  }),
  api({
    name: 'Unsubscribing: an earlier reader of the address switches e-mails off',
    file: 'accounts/notifications/unsubscribe.ts',
    find: 'JSON.stringify([topic, uuid, email])',
    replace: 'JSON.stringify([topic, uuid])',
    test: 'notifications/unsubscribe.test.ts',
  }),
  api({
    name: 'Unsubscribing: a token is good for every kind',
    file: 'accounts/notifications/unsubscribe.ts',
    find: 'JSON.stringify([topic, uuid, email])',
    replace: 'JSON.stringify([uuid, email])',
    test: 'notifications/unsubscribe.test.ts',
  }),
];

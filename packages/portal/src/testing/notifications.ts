import { countUnread, getNotificationPreferences, listNotifications } from '@lia/sdk/notifications/endpoints';
import type { Overview } from '@lia/sdk/overview/records';

import type { FakeApi } from './fakeApi.ts';

/** Has a member with more unread notifications than the bell counts, and preferences of every kind. */
export function notified(api: FakeApi): void {
  api.answer(countUnread, { data: 12 });
  const shown = { kind: 'course', detail: 'Huertos', path: '/', created_at: '2026-11-21T18:00:00.000Z' } as const;
  api.answer(listNotifications, {
    data: [
      { ...shown, id: 'a', title: 'Tu curso ya está en tu cuenta', read: false },
      { ...shown, id: 'b', title: 'Recibimos tu pago', read: true },
    ],
    next: 'more',
  });
  api.answer(getNotificationPreferences, {
    data: { off: [], digest: 'daily', quiet: { from: '22:00', until: '07:00' }, zone: 'America/Tijuana' },
    email: false,
  });
}

/** The figures of a school that does not import. */
export const sampleOverview: Overview['data'] = {
  people: [{ kind: 'students', count: 120 }],
  seats: { used: 40, total: 100 },
  sign_ins: [{ start: '2026-11-23', value: 31 }],
  imports: null,
};

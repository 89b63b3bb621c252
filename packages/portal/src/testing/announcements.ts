import { getDraftKey } from '@lia/sdk/accounts/endpoints';
import { getAnnouncement, getAnnouncementReceipts, listAnnouncements } from '@lia/sdk/announcements/endpoints';
import type { Announcement, SentAnnouncement } from '@lia/sdk/announcements/schema';
import { listGroups } from '@lia/sdk/groups/endpoints';

import { createTestContext, type TestContext } from './context.tsx';
import { group } from './group.ts';
import { signedIn } from './people.ts';

export const written = {
  id: '0a0a0a0a-0000-4000-8000-0000000000aa',
  title: 'Junta del viernes',
  text: 'Nos vemos a las 8:00.\nTraigan pluma.',
  url_path: ['https://sep.example.mx/junta'],
  files: [{ id: '0a0a0a0a-0000-4000-8000-0000000000ff', name: 'croquis.pdf', type: 'application/pdf', size: 3 }],
  author: 'Laura Méndez',
  publish_at: '2026-11-20T18:00:00.000Z',
  zone: 'America/Mexico_City' as const,
  edited_at: null,
  pinned_until: null,
  acknowledge: true,
};
export const sent: SentAnnouncement = {
  ...written,
  school: group.school,
  audience: 'groups',
  levels: [],
  groups: [{ id: group.id, name: group.name }],
  students: false,
  reminded_at: null,
  recipients: 24,
  read: 18,
  acknowledged: 12,
};
export const received: Announcement = {
  ...written,
  school: group.school.name,
  pinned: true,
  children: ['Sofía'],
  read: false,
  acknowledged: false,
};
const receipts = {
  groups: [{ name: '4° B', recipients: 24, read: 18, acknowledged: 12 }],
  missing: [
    {
      uuid: 'u',
      name: 'Rosa Díaz',
      read: true,
      students: [
        { name: 'Beto Ruiz Díaz', group: '4° B' },
        { name: 'Ana Ruiz Díaz', group: null },
      ],
    },
    { uuid: 's', name: 'Beto Ruiz Díaz', read: false, students: [{ name: 'Beto Ruiz Díaz', group: '4° B' }] },
  ],
  unreached: [{ uuid: 'w', name: 'Zoe Paz Luna', group: '4° B' }],
};

/** The portal of a member, with announcements that were sent. */
export function beginAnnouncements(role: string): TestContext {
  const context = createTestContext();
  context.remember(signedIn(role));
  context.api.answer(getDraftKey, { key: 'A'.repeat(43) });
  context.api.answer(listGroups, [group]);
  context.api.answer(listAnnouncements, [sent]);
  context.api.answer(getAnnouncement, sent);
  context.api.answer(getAnnouncementReceipts, { data: receipts });
  return context;
}

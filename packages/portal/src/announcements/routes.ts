import { listAnnouncements, listMyAnnouncements } from '@lia/sdk/announcements/endpoints';
import AnnouncementIcon from '@mui/icons-material/CampaignOutlined';

import type { DomainRoutes } from '../routing/route.ts';
import {
  announcementFormPath,
  announcementPath,
  announcementsPath,
  myAnnouncementsPath,
  newAnnouncementPath,
} from './paths.ts';

const entry = { in: 'navigation', label: 'announcements.title', icon: AnnouncementIcon, order: 4 } as const;

const written = {
  permission: 'announcements.manage',
  title: 'announcements.title',
  layout: 'member',
  load: () => import('./AnnouncementScreens.tsx'),
} as const;

const form = { ...written, load: () => import('./AnnouncementFormPage.tsx') } as const;

/** What schools and teachers announce to families. */
export const announcements: DomainRoutes = {
  screens: [
    { path: announcementsPath, menu: { ...entry, id: 'announcements' }, shows: [listAnnouncements], ...written },
    { path: newAnnouncementPath, ...form },
    { path: announcementPath(':id'), ...written },
    { path: announcementFormPath(':id'), ...form },
    {
      path: myAnnouncementsPath,
      permission: 'announcements.read',
      title: 'announcements.title',
      layout: 'member',
      menu: { ...entry, id: 'myAnnouncements', badge: 'announcements' },
      reads: [listMyAnnouncements],
      load: () => import('./MyAnnouncementsPage.tsx'),
    },
  ],
};

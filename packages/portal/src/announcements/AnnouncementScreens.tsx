import { useLocation } from 'react-router';

import { AnnouncementPage } from './AnnouncementPage.tsx';
import { AnnouncementsPage } from './AnnouncementsPage.tsx';
import { announcementsPath } from './paths.ts';

/** What was announced, and one of it, fetched as one: each by itself would lengthen what the portal starts with. */
export default function AnnouncementScreens() {
  const { pathname } = useLocation();
  return pathname.replace(/\/$/, '') === announcementsPath ? (
    <AnnouncementsPage />
  ) : (
    <AnnouncementPage key={pathname} />
  );
}

import { lazy } from 'react';
import { useLocation } from 'react-router';

import { AnnouncementPage } from './AnnouncementPage.tsx';
import { AnnouncementsPage } from './AnnouncementsPage.tsx';
import { announcementsPath, newAnnouncementPath } from './paths.ts';

const AnnouncementFormPage = lazy(() => import('./AnnouncementFormPage.tsx'));

/**
 * The screens of who writes announcements, fetched as one: each by itself would lengthen what the portal starts with. The form comes by
 * itself.
 */
export default function AnnouncementScreens() {
  const { pathname } = useLocation();
  if (pathname === newAnnouncementPath || pathname.endsWith('/editar')) return <AnnouncementFormPage />;
  return pathname.replace(/\/$/, '') === announcementsPath ? <AnnouncementsPage /> : <AnnouncementPage />;
}

import { useLocation } from 'react-router';

import { ActivitiesPage } from './ActivitiesPage.tsx';
import { ActivityFormPage } from './ActivityFormPage.tsx';
import { ActivityPage } from './ActivityPage.tsx';

/** The screens of activities, fetched as one: each by itself would lengthen what the portal starts with. */
export default function ActivityScreens() {
  const { pathname } = useLocation();
  if (pathname.startsWith('/apps/editarActividades')) return <ActivityFormPage />;
  return pathname.startsWith('/apps/actividadesTarea') ? <ActivityPage /> : <ActivitiesPage />;
}

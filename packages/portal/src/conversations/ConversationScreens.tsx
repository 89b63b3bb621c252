import { lazy } from 'react';
import { useLocation } from 'react-router';

import { ConversationPage } from './ConversationPage.tsx';
import { ConversationsPage } from './ConversationsPage.tsx';
import { conversationsPath, officeHoursPath } from './paths.ts';

const OfficeHoursPage = lazy(() => import('./OfficeHoursPage.tsx'));

/** The screens of messages, fetched as one: each by itself would lengthen what the portal starts with. The form comes by itself. */
export default function ConversationScreens() {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, '');
  if (path === officeHoursPath) return <OfficeHoursPage />;
  return path === conversationsPath ? <ConversationsPage /> : <ConversationPage key={path} />;
}

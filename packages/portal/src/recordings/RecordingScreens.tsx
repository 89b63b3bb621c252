import { lazy } from 'react';
import { useLocation } from 'react-router';

import { newRecordingPath, recordingsPath } from './paths.ts';
import { RecordingPage } from './RecordingPage.tsx';
import { RecordingsPage } from './RecordingsPage.tsx';

const RecordingFormPage = lazy(() => import('./RecordingFormPage.tsx'));

/** The screens of who manages recordings, fetched as one: each by itself would lengthen what the portal starts with. The form comes by itself. */
export default function RecordingScreens() {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, '');
  if (path === newRecordingPath || path.endsWith('/editar')) return <RecordingFormPage />;
  return path === recordingsPath ? <RecordingsPage /> : <RecordingPage key={path} />;
}

import { lazy } from 'react';
import { useParams } from 'react-router';

import { ResourcesPage } from './ResourcesPage.tsx';

const ResourceFormPage = lazy(() => import('./ResourceFormPage.tsx'));

/** The screens of who keeps resources, fetched as one: each by itself would lengthen what the portal starts with. The form comes by itself. */
export default function ResourceScreens() {
  const { folder } = useParams();
  return folder === undefined ? <ResourcesPage /> : <ResourceFormPage />;
}

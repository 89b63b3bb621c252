import { useParams } from 'react-router';

import { ResourceFormPage } from './ResourceFormPage.tsx';
import { ResourcesPage } from './ResourcesPage.tsx';

/** The screens of who keeps resources, fetched as one: each by itself would lengthen what the portal starts with. */
export default function ResourceScreens() {
  const { folder } = useParams();
  return folder === undefined ? <ResourcesPage /> : <ResourceFormPage />;
}

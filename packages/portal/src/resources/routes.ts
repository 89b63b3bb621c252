import { listMyRecordings } from '@lia/sdk/recordings/endpoints';
import { getElements, getSharedElements } from '@lia/sdk/resources/endpoints';
import ResourceIcon from '@mui/icons-material/FolderOutlined';

import type { DomainRoutes } from '../routing/route.ts';
import { resourcesPath } from './paths.ts';

const kept = {
  permission: 'resources.manage',
  title: 'resources.title',
  layout: 'member',
  load: () => import('./ResourceScreens.tsx'),
} as const;

/** Resources (document 2 section 2), and what is shared of them with students. */
export const resources: DomainRoutes = {
  screens: [
    {
      path: resourcesPath(),
      menu: { in: 'navigation', id: 'resources', label: 'resources.title', icon: ResourceIcon, order: 5 },
      shows: [getElements],
      ...kept,
    },
    { path: resourcesPath(':id'), shows: [getElements], ...kept },
    { path: '/apps/resources/:folder/nuevo/:kind', ...kept },
    { path: '/apps/resources/:folder/editar/:id', ...kept },
    {
      path: '/apps/galaxies/recursos/:id/:name',
      permission: 'resources.read',
      title: 'resources.title',
      layout: 'member',
      shows: [getSharedElements, listMyRecordings],
      load: () => import('./SharedResourcesPage.tsx'),
    },
  ],
  redirects: [{ path: '/apps/resources', to: resourcesPath() }],
};

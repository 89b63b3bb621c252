import HelpIcon from '@mui/icons-material/HelpOutline';

import type { DomainRoutes } from '../routing/route.ts';

export const userGuide: DomainRoutes = {
  screens: [
    {
      path: '/apps/userguide',
      permission: 'member',
      title: 'guide.title',
      layout: 'member',
      menu: { id: 'guide', in: 'user', label: 'guide.title', icon: HelpIcon, order: 4 },
      load: () => import('./UserGuidePage.tsx'),
    },
  ],
};

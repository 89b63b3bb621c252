import type { DomainRoutes } from '../routing/route.ts';

export const consents: DomainRoutes = {
  screens: [
    {
      path: '/legal/:document',
      permission: 'anyone',
      title: 'shell.legal',
      layout: 'public',
      load: () => import('./LegalPage.tsx'),
    },
  ],
};

import type { DomainRoutes } from '../routing/route.ts';

export const federation: DomainRoutes = {
  screens: [
    {
      path: '/callback/link',
      permission: 'member',
      title: 'federation.title',
      layout: 'none',
      load: () => import('./LinkedPage.tsx'),
    },
  ],
};

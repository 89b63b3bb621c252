import type { DomainRoutes } from '../routing/route.ts';

/** Where Google sends the browser back to. */
export const googleCalendars: DomainRoutes = {
  screens: [
    {
      path: '/callback/google',
      permission: 'calendar.google',
      title: 'calendar.title',
      layout: 'none',
      load: () => import('./GoogleCallbackPage.tsx'),
    },
  ],
};

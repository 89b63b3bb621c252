import type { DomainRoutes } from '../routing/route.ts';

export const invitations: DomainRoutes = {
  screens: [
    {
      path: '/invitacion',
      permission: 'anyone',
      title: 'invitation.title',
      layout: 'none',
      load: () => import('./InvitationPage.tsx'),
    },
    {
      path: '/invitacion/familia',
      permission: 'anyone',
      title: 'invitation.title',
      layout: 'none',
      load: () => import('./ParentInvitationPage.tsx'),
    },
  ],
};

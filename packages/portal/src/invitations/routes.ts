import type { DomainRoutes } from '../routing/route.ts';

/** Where the code of a parent's invitation is typed, and where its link leads. */
export const familyCodePath = '/invitacion/familia';

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
      path: familyCodePath,
      permission: 'anyone',
      title: 'invitation.title',
      layout: 'none',
      load: () => import('./ParentInvitationPage.tsx'),
    },
  ],
};

import AccountIcon from '@mui/icons-material/ManageAccountsOutlined';

import type { DomainRoutes } from '../routing/route.ts';

export const accounts: DomainRoutes = {
  screens: [
    {
      path: '/forgotPassword',
      // Members as well: who signs in at an identity provider has never chosen a password.
      permission: 'anyone',
      title: 'forgotten.title',
      layout: 'none',
      load: () => import('./ForgotPasswordPage.tsx'),
    },
    {
      path: '/resetPassword',
      permission: 'anyone',
      title: 'newPassword.title',
      layout: 'none',
      load: () => import('./ResetPasswordPage.tsx'),
    },
    {
      path: '/apps/changePassword',
      permission: 'member',
      title: 'account.change',
      layout: 'member',
      menu: {
        in: 'user',
        id: 'password',
        label: 'account.change',
        icon: AccountIcon,
        order: 3,
        // Parents change theirs on their profile, and students have no menu (document 1 section 2).
        audiences: ['teachers', 'communityTeachers', 'schools', 'administrators'],
      },
      load: () => import('./AccountPage.tsx'),
    },
    {
      path: '/apps/profile',
      permission: 'parents.screens',
      title: 'account.title',
      layout: 'member',
      menu: { in: 'user', id: 'account', label: 'account.title', icon: AccountIcon, order: 3 },
      load: () => import('./ProfilePage.tsx'),
    },
  ],
};

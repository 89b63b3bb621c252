import LogoutIcon from '@mui/icons-material/Logout';

import LoginPage from './login/LoginPage.tsx';
import type { DomainRoutes } from '../routing/route.ts';

export const session: DomainRoutes = {
  screens: [
    {
      path: '/login',
      permission: 'guests',
      title: 'login.title',
      layout: 'none',
      menu: { in: 'public', label: 'shell.community', order: 5, prominent: true },
      // It comes with the portal (app/Entry.tsx).
      load: () => Promise.resolve({ default: LoginPage }),
    },
    {
      // For members, too: on a device of a school the session of the child before is often still open.
      path: '/login/tarjeta',
      permission: 'anyone',
      title: 'accessCard.title',
      layout: 'none',
      load: () => import('./login/card/CardPage.tsx'),
    },
    {
      // For members as cards are.
      path: '/login/clase',
      permission: 'anyone',
      title: 'pictures.enter',
      layout: 'none',
      load: () => import('../signInPictures/ClassPage.tsx'),
    },
    {
      path: '/loginerror',
      permission: 'guests',
      title: 'loginError.title',
      layout: 'none',
      load: () => import('./LoginErrorPage.tsx'),
    },
    {
      path: '/callback',
      permission: 'guests',
      title: 'callback.title',
      layout: 'none',
      load: () => import('./CallbackPage.tsx'),
    },
    {
      path: '/confirm',
      permission: 'anyone',
      title: 'confirm.title',
      layout: 'none',
      load: () => import('./confirmation/ConfirmPage.tsx'),
    },
    {
      path: '/logout',
      permission: 'anyone',
      title: 'action.logout',
      layout: 'none',
      menu: { in: 'user', id: 'logout', label: 'action.logout', icon: LogoutIcon, order: 5 },
      load: () => import('./LogoutPage.tsx'),
    },
    {
      path: '/pages/redirect',
      permission: 'member',
      title: 'shell.home',
      layout: 'none',
      load: () => import('./HomePage.tsx'),
    },
  ],
  redirects: [
    { path: '/', to: '/pages/redirect' },
    // Where the installed app starts (build/offline.ts).
    { path: '/apps', to: '/pages/redirect' },
  ],
};

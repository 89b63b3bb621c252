import UsersIcon from '@mui/icons-material/PeopleOutlined';

import type { DomainRoutes, Screen } from '../routing/route.ts';

/** Lists of users are in the console; these addresses lead there, for administrators alone (document 2 section 6). */
const inConsole = (path: string): Screen => ({
  path,
  permission: 'users.oversee',
  title: 'users.title',
  layout: 'none',
  load: () => import('./UsersInConsole.tsx'),
});

export const users: DomainRoutes = {
  screens: ['/apps/usuarios/:id', '/apps/listausuarios/:type', '/apps/interested'].map(inConsole),
  redirects: [{ path: '/apps/usuarios', to: '/apps/usuarios/all' }],
  links: [
    {
      href: '/admin/users',
      permission: 'users.manage',
      menu: { in: 'navigation', label: 'users.title', icon: UsersIcon, order: 3 },
    },
  ],
};

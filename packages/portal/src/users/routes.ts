import InstitutionsIcon from '@mui/icons-material/ApartmentOutlined';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import UsersIcon from '@mui/icons-material/PeopleOutlined';

import type { DomainRoutes, Screen } from '../routing/route.ts';

const administration = { in: 'navigation', within: 'administration' } as const;

/** Lists of users are in the console; these addresses lead there, for administrators alone (document 2 section 6). */
const inConsole = (path: string): Screen => ({
  path,
  permission: 'users.oversee',
  title: 'users.title',
  layout: 'none',
  load: () => import('./UsersInConsole.tsx'),
});

export const users: DomainRoutes = {
  menuParts: [{ type: 'group', id: 'administration', label: 'users.administration', order: 10 }],
  screens: ['/apps/usuarios/:id', '/apps/listausuarios/:type', '/apps/interested'].map(inConsole),
  redirects: [{ path: '/apps/usuarios', to: '/apps/usuarios/all' }],
  links: [
    {
      href: '/admin/institutions',
      target: '_self',
      permission: 'institutions.manage',
      menu: { ...administration, id: 'institutions', label: 'users.institutions', icon: InstitutionsIcon, order: 2 },
    },
    {
      href: '/admin/users',
      target: '_self',
      permission: 'users.manage',
      menu: { ...administration, id: 'users', label: 'users.title', icon: UsersIcon, order: 3 },
    },
    {
      href: '/admin/imports',
      target: '_self',
      permission: 'imports.manage',
      menu: {
        ...administration,
        id: 'imports',
        label: 'users.imports',
        icon: ImportIcon,
        order: 4,
        // Administrators find it in the console (document 2 section 2).
        audiences: ['schools'],
      },
    },
  ],
};

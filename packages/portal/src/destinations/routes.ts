import type { MemberPermission } from '@lia/sdk/accounts/permissions';
import type { Destination } from '@lia/sdk/destinations/rules';
import LeaveIcon from '@mui/icons-material/OpenInNew';

import { configuredDestinations } from '../routing/destinations.ts';
import type { DomainRoutes, MenuLink, Screen } from '../routing/route.ts';

/** A screen that leads the browser to a destination on load (document 1 section 2). */
const entrance = (path: string, permission: MemberPermission): Screen => ({
  path,
  permission,
  title: 'destinations.title',
  layout: 'none',
  load: () => import('./EnterPage.tsx'),
});

/** Where the menu has the entrance of each destination. */
const addresses: Readonly<Record<Destination, string>> = {
  community: '/loginp',
  games: '/logina',
  plus: '/logina?redirect=plus',
  course: '/loginlia',
  kinder: '/loginmundolia',
};

/** They leave the portal, so that a view of another account does not have them. */
const linkTo = (name: Destination, index: number): MenuLink => ({
  href: addresses[name],
  permission: `destinations.${name}`,
  menu: { in: 'navigation', id: name, label: `destinations.${name}`, icon: LeaveIcon, order: 20 + index },
});

export const destinations: DomainRoutes = {
  screens: [
    entrance('/loginp', 'destinations.community'),
    entrance('/loginlia', 'destinations.course'),
    entrance('/loginmundolia', 'destinations.kinder'),
    // To the games or to LIA Plus, each with a permission of its own, which the API asks for.
    entrance('/logina', 'member'),
  ],
  links: configuredDestinations.map(linkTo),
};

import type { MemberPermission } from '@lia/sdk/accounts/permissions';
import type { Destination } from '@lia/sdk/destinations/rules';
import PlusIcon from '@mui/icons-material/AutoAwesomeOutlined';
import KinderIcon from '@mui/icons-material/ChildCareOutlined';
import CommunityIcon from '@mui/icons-material/ForumOutlined';
import CourseIcon from '@mui/icons-material/LocalLibraryOutlined';
import GamesIcon from '@mui/icons-material/SportsEsportsOutlined';

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

/** The entrance of each destination, and its icon in the menu, which marks by itself what opens a tab. */
const entrances = {
  community: { href: '/loginp', icon: CommunityIcon },
  games: { href: '/logina', icon: GamesIcon },
  plus: { href: '/logina?redirect=plus', icon: PlusIcon },
  course: { href: '/loginlia', icon: CourseIcon },
  kinder: { href: '/loginmundolia', icon: KinderIcon },
} as const satisfies Record<Destination, { href: string; icon: typeof PlusIcon }>;

/** They leave the portal, so that a view of another account does not have them. */
const linkTo = (name: Destination, index: number): MenuLink => ({
  href: entrances[name].href,
  permission: `destinations.${name}`,
  menu: { in: 'navigation', id: name, label: `destinations.${name}`, icon: entrances[name].icon, order: 20 + index },
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

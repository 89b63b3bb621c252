import { listClubs, listMyClubs } from '@lia/sdk/clubs/endpoints';
import ClubIcon from '@mui/icons-material/Diversity3Outlined';

import type { DomainRoutes } from '../routing/route.ts';
import { clubPath, clubsPath, galaxiesPath, myClubPath } from './paths.ts';

/** Clubs of schools: for the students who are in them, and for who moderates them. */
export const clubs: DomainRoutes = {
  screens: [
    {
      path: clubsPath,
      permission: 'clubs.moderate',
      title: 'clubs.title',
      layout: 'member',
      reads: [listClubs],
      menu: {
        in: 'navigation',
        id: 'clubs',
        label: 'clubs.title',
        icon: ClubIcon,
        order: 4.5,
        audiences: ['teachers', 'communityTeachers', 'schools'],
      },
      load: () => import('./ClubsPage.tsx'),
    },
    {
      path: clubPath(':id'),
      permission: 'clubs.moderate',
      title: 'clubs.one',
      layout: 'member',
      load: () => import('./ClubPage.tsx'),
    },
    {
      path: galaxiesPath,
      permission: 'clubs.join',
      title: 'galaxies.title',
      layout: 'member',
      reads: [listMyClubs],
      load: () => import('./GalaxiesPage.tsx'),
    },
    {
      path: myClubPath(':club'),
      permission: 'clubs.join',
      title: 'clubs.one',
      layout: 'member',
      load: () => import('./MyClubPage.tsx'),
    },
  ],
};

import SponsorIcon from '@mui/icons-material/Diversity1Outlined';
import DonateIcon from '@mui/icons-material/VolunteerActivismOutlined';

import type { DomainRoutes, MemberScreen, MenuAudience } from '../routing/route.ts';

const audiences: readonly MenuAudience[] = ['parents', 'teachers', 'communityTeachers', 'schools'];

const memberDonation: MemberScreen = {
  path: '/apps/donar',
  permission: 'gifts.make',
  title: 'donation.title',
  layout: 'member',
  menu: {
    in: 'navigation',
    id: 'donation',
    within: 'giving',
    label: 'shell.donate',
    icon: DonateIcon,
    order: 1,
    audiences,
  },
  load: () => import('./member/MemberDonationPage.tsx'),
};

const memberSponsorship: MemberScreen = {
  path: '/apps/patrocinar',
  permission: 'gifts.make',
  title: 'sponsorship.title',
  layout: 'member',
  menu: {
    in: 'navigation',
    id: 'sponsorship',
    within: 'giving',
    label: 'shell.sponsor',
    icon: SponsorIcon,
    order: 2,
    audiences,
  },
  load: () => import('./member/MemberSponsorshipPage.tsx'),
};

export const giving: DomainRoutes = {
  menuParts: [{ type: 'collapse', id: 'giving', label: 'shell.giving', icon: DonateIcon, order: 5 }],
  screens: [
    {
      path: '/registroapoyar/:type?',
      permission: 'guests',
      title: 'donation.title',
      layout: 'public',
      menu: { in: 'public', label: 'shell.giving', order: 4 },
      forMembers: memberDonation,
      load: () => import('./DonationPage.tsx'),
    },
    {
      path: '/registropatrocinar/:type?',
      permission: 'guests',
      title: 'sponsorship.title',
      layout: 'public',
      forMembers: memberSponsorship,
      load: () => import('./SponsorshipPage.tsx'),
    },
    {
      path: '/registrovoluntario/:type?',
      permission: 'guests',
      title: 'volunteering.title',
      layout: 'public',
      load: () => import('./VolunteeringPage.tsx'),
    },
    {
      path: '/donantes',
      permission: 'anyone',
      title: 'donors.title',
      layout: 'public',
      load: () => import('./DonorsPage.tsx'),
    },
    memberDonation,
    memberSponsorship,
  ],
};

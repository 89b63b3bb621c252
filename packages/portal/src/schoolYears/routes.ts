import YearsIcon from '@mui/icons-material/DateRangeOutlined';

import type { DomainRoutes, MemberScreen } from '../routing/route.ts';

const page = {
  permission: 'schoolYears.manage',
  title: 'schoolYears.title',
  layout: 'member',
  load: () => import('./SchoolYearsPage.tsx'),
} as const satisfies Partial<MemberScreen>;

/** The school years of the member's own school. */
const own: MemberScreen = {
  path: '/apps/periodos/all',
  menu: {
    in: 'navigation',
    within: 'groups',
    id: 'schoolYears',
    label: 'schoolYears.title',
    icon: YearsIcon,
    order: 3,
  },
  ...page,
};

/** School years of a school, and the change into one of them (document 2 section 2). */
export const schoolYears: DomainRoutes = {
  screens: [
    own,
    // Of the school of that number.
    { path: '/apps/periodos/:id', ...page },
    {
      path: '/apps/periodos/:id/:year',
      permission: 'schoolYears.manage',
      title: 'rollover.title',
      layout: 'member',
      load: () => import('./RolloverPage.tsx'),
    },
  ],
  redirects: [{ path: '/apps/periodos', to: own.path }],
};

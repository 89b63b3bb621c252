import { marketing } from '../routing/marketing.ts';
import type { DomainRoutes } from '../routing/route.ts';

/** Pages of the marketing site in the public navigation, before those of the portal (document 1 section 2). */
export const shell: DomainRoutes = {
  screens: [],
  links: [
    { href: marketing.parents, permission: 'anyone', menu: { in: 'public', label: 'audience.parents', order: 1 } },
    { href: marketing.teachers, permission: 'anyone', menu: { in: 'public', label: 'audience.teachers', order: 2 } },
    { href: marketing.schools, permission: 'anyone', menu: { in: 'public', label: 'audience.schools', order: 3 } },
  ],
};

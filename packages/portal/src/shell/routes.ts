import TermsIcon from '@mui/icons-material/GavelOutlined';
import PrivacyIcon from '@mui/icons-material/PrivacyTipOutlined';

import { marketing } from '../routing/marketing.ts';
import type { DomainRoutes } from '../routing/route.ts';

/** Pages of the marketing site in the public navigation, before those of the portal (document 1 section 2). */
export const shell: DomainRoutes = {
  screens: [],
  menuParts: [{ type: 'divider', id: 'legal', order: 80 }],
  links: [
    {
      href: marketing.parents,
      target: '_self',
      permission: 'anyone',
      menu: { in: 'public', label: 'audience.parents', order: 1 },
    },
    {
      href: marketing.teachers,
      target: '_self',
      permission: 'anyone',
      menu: { in: 'public', label: 'audience.teachers', order: 2 },
    },
    {
      href: marketing.schools,
      target: '_self',
      permission: 'anyone',
      menu: { in: 'public', label: 'audience.schools', order: 3 },
    },
    {
      href: marketing.terms,
      permission: 'member',
      menu: { in: 'navigation', id: 'terms', label: 'shell.terms', icon: TermsIcon, order: 81 },
    },
    {
      href: marketing.privacy,
      permission: 'member',
      menu: { in: 'navigation', id: 'privacy', label: 'shell.privacy', icon: PrivacyIcon, order: 82 },
    },
  ],
};

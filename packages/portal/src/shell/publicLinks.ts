import { marketing } from '../app/marketing.ts';
import type { TextKey } from '../i18n/es.ts';

/** An entry of the public navigation: a screen of the portal, or a page of the marketing site. */
export type PublicLink = { title: TextKey } & ({ to: string } | { href: string });

/** The public navigation, in the order of document 1 section 2. */
export const publicLinks: readonly PublicLink[] = [
  { title: 'audience.parents', href: marketing.parents },
  { title: 'audience.teachers', href: marketing.teachers },
  { title: 'audience.schools', href: marketing.schools },
  { title: 'shell.giving', to: '/registroapoyar' },
];

export const communityLink = { title: 'shell.community', to: '/login' } as const satisfies PublicLink;

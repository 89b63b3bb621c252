import type { SessionUser } from '@lia/sdk/accounts/schema';

import type { TextKey } from '../i18n/es.ts';
import { homeOf, isAdministrator, isAdmitted } from '../session/home.ts';

export interface NavigationItem {
  title: Extract<TextKey, `shell.${string}`>;
  icon: 'home' | 'console' | 'courses' | 'donate' | 'sponsor';
  /** A screen of the portal, or an address beside it that loads anew. */
  to: { screen: string } | { address: string };
}

/** What who may pay can do with it. */
const forPayers: readonly NavigationItem[] = [
  { title: 'shell.courses', icon: 'courses', to: { screen: '/apps/cursos' } },
  { title: 'shell.donate', icon: 'donate', to: { screen: '/apps/donar' } },
  { title: 'shell.sponsor', icon: 'sponsor', to: { screen: '/apps/patrocinar' } },
];

/** What the left navigation offers somebody: only what exists, and only what they may open. */
export function navigationOf(user: SessionUser): NavigationItem[] {
  const home: NavigationItem = { title: 'shell.home', icon: 'home', to: { screen: homeOf(user) } };
  const console: NavigationItem = { title: 'shell.console', icon: 'console', to: { address: '/admin' } };
  if (isAdministrator(user)) return [home, console];
  return isAdmitted(user, 'payers') ? [home, ...forPayers] : [home];
}

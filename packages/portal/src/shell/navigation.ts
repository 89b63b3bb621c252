import type { SessionUser } from '@lia/sdk/accounts/schema';

import type { TextKey } from '../i18n/es.ts';
import { homeOf, isAdministrator } from '../session/home.ts';

export interface NavigationItem {
  title: Extract<TextKey, `shell.${string}`>;
  icon: 'home' | 'console';
  /** A screen of the portal, or an address beside it that loads anew. */
  to: { screen: string } | { address: string };
}

/** What the left navigation offers somebody: only what exists, and only what they may open. */
export function navigationOf(user: SessionUser): NavigationItem[] {
  const home: NavigationItem = { title: 'shell.home', icon: 'home', to: { screen: homeOf(user) } };
  const console: NavigationItem = { title: 'shell.console', icon: 'console', to: { address: '/admin' } };
  return isAdministrator(user) ? [home, console] : [home];
}

import { may, type Permission } from '@lia/sdk/accounts/permissions';
import { audienceOf } from '@lia/sdk/accounts/roles';
import type { SessionUser } from '@lia/sdk/accounts/schema';
import { use, useMemo } from 'react';
import { generatePath } from 'react-router';

import type { MemberMenuEntry, MenuAudience, MenuEntry, PublicMenuEntry } from '../routing/route.ts';
import { type PortalScreens, ScreensContext } from '../routing/contexts.ts';
import { isAdministrator } from '../session/home.ts';

/** Where an entry leads: to a screen of the portal, or to an address beside it that loads as a new page. */
export type MenuTarget = { to: string } | { href: string };

interface Item<E extends MenuEntry> {
  entry: E;
  target: MenuTarget;
  permission: Permission | 'guests';
}

export type MemberMenuItem = Item<MemberMenuEntry>;
export type PublicMenuItem = Item<PublicMenuEntry>;

/** A screen's path without its optional parameters. */
const bare = (path: string): string => (path.includes(':') ? generatePath(path) : path);

const itemsOf = ({ screens, menuLinks }: PortalScreens): Item<MenuEntry>[] =>
  [
    ...screens.flatMap(({ menu, path, permission }) =>
      menu ? [{ entry: menu, target: { to: bare(path) }, permission }] : [],
    ),
    ...menuLinks.map(({ menu, href, permission }) => ({ entry: menu, target: { href }, permission })),
  ].toSorted((one, other) => one.entry.order - other.entry.order);

function useItems(): readonly Item<MenuEntry>[] {
  const screens = use(ScreensContext);
  return useMemo(() => itemsOf(screens), [screens]);
}

const isMemberItem = (item: Item<MenuEntry>): item is MemberMenuItem => item.entry.in !== 'public';
const isPublicItem = (item: Item<MenuEntry>): item is PublicMenuItem => item.entry.in === 'public';

/** The public navigation, in the order of document 1 section 2. */
export const usePublicMenu = (): PublicMenuItem[] => useItems().filter(isPublicItem);

const menuAudienceOf = (user: SessionUser): MenuAudience =>
  isAdministrator(user) ? 'administrators' : audienceOf(user.role[0] ?? '');

/** A member's entries of a menu: only screens that they may open. */
export const useMenu = (menu: MemberMenuEntry['in'], user: SessionUser): MemberMenuItem[] =>
  useItems()
    .filter(isMemberItem)
    .filter(
      ({ entry, target, permission }) =>
        entry.in === menu &&
        // The console would open in the session of the administrator who sees the portal as this user.
        !(user.viewed === true && 'href' in target) &&
        permission !== 'guests' &&
        may(user, permission) &&
        (entry.audiences?.includes(menuAudienceOf(user)) ?? true),
    );

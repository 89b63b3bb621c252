import { may, type Permission } from '@lia/sdk/accounts/permissions';
import { audienceOf } from '@lia/sdk/accounts/roles';
import type { SessionUser } from '@lia/sdk/accounts/schema';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { use, useMemo } from 'react';
import { generatePath } from 'react-router';

import type { MemberMenuEntry, MenuAudience, MenuEntry, MenuPart, PublicMenuEntry } from '../routing/route.ts';
import { type PortalScreens, ScreensContext } from '../routing/contexts.ts';
import { useMember } from '../services/services.ts';
import { isAdministrator } from '../session/home.ts';

/** Where an entry leads: to a screen of the portal, or to an address beside it that loads as a new page. */
export type MenuTarget = { to: string } | OutsideTarget;

interface OutsideTarget {
  href: string;
  target: '_self' | '_blank';
}

interface Item<E extends MenuEntry> {
  entry: E;
  target: MenuTarget;
  permission: Permission | 'guests';
}

export type MemberMenuItem = Item<MemberMenuEntry>;
export type PublicMenuItem = Item<PublicMenuEntry>;

/** A part of the left navigation with what it holds, in the order of the menu (document 1 section 2). */
export type MenuNode =
  | { type: 'item'; item: MemberMenuItem }
  | { type: 'group' | 'collapse'; part: Exclude<MenuPart, { type: 'divider' }>; children: MenuNode[] }
  | { type: 'divider'; id: string };

/** A screen's path without its optional parameters. */
const bare = (path: string): string => (path.includes(':') ? generatePath(path) : path);

const byOrder = (one: { order: number }, other: { order: number }): number => one.order - other.order;

const itemsOf = ({ screens, menuLinks }: PortalScreens): Item<MenuEntry>[] =>
  [
    ...screens.flatMap(({ menu = [], path, permission }) =>
      [menu].flat().map((entry) => ({ entry, target: { to: bare(path) }, permission })),
    ),
    ...menuLinks.flatMap(({ menu, href, target = '_blank' as const, permission }) => ({
      entry: menu,
      target: { href, target },
      permission,
    })),
  ].toSorted((one, other) => byOrder(one.entry, other.entry));

const isMemberItem = (item: Item<MenuEntry>): item is MemberMenuItem => item.entry.in !== 'public';
const isPublicItem = (item: Item<MenuEntry>): item is PublicMenuItem => item.entry.in === 'public';

/** The public navigation, in the order of document 1 section 2. */
export function usePublicMenu(): PublicMenuItem[] {
  const screens = use(ScreensContext);
  return useMemo(() => itemsOf(screens).filter(isPublicItem), [screens]);
}

/** Role names of teachers whose menu is another one in LIA's own school (document 1 section 6). */
const COMMUNITY_TEACHER = /^maestro(-[IMA])?$/i;

const isCommunityTeacher = ({ role, school_id }: SessionUser): boolean =>
  school_id === PUBLIC_SCHOOL_ID && role.some((name) => COMMUNITY_TEACHER.test(name));

function menuAudienceOf(user: SessionUser): MenuAudience {
  if (isAdministrator(user)) return 'administrators';
  return isCommunityTeacher(user) ? 'communityTeachers' : audienceOf(user.role[0] ?? '');
}

/** A member's entries of a menu: only screens that they may open. */
export const menuItems = (screens: PortalScreens, menu: MemberMenuEntry['in'], user: SessionUser): MemberMenuItem[] =>
  itemsOf(screens)
    .filter(isMemberItem)
    .filter(
      ({ entry, target, permission }) =>
        entry.in === menu &&
        // Another page would open in the session of the administrator who sees the portal as this user.
        !(user.viewed === true && 'href' in target) &&
        permission !== 'guests' &&
        may(user, permission) &&
        (entry.audiences?.includes(menuAudienceOf(user)) ?? true),
    );

/** A member's left navigation: their entries within groups and collapses; an empty one is left out, and a line at an end. */
export function navigationOf(screens: PortalScreens, user: SessionUser): MenuNode[] {
  const items = menuItems(screens, 'navigation', user);

  function nodesWithin(holder: string | undefined): MenuNode[] {
    const own = items
      .filter(({ entry }) => entry.within === holder)
      .map((item) => ({ order: item.entry.order, node: { type: 'item', item } as const }));
    const parts = screens.menuParts
      .filter((part) => (part.type === 'collapse' ? part.within : undefined) === holder)
      .flatMap((part) => {
        const { order } = part;
        if (part.type === 'divider') return { order, node: { type: part.type, id: part.id } };
        const children = nodesWithin(part.id);
        return children.length > 0 ? { order, node: { type: part.type, part, children } } : [];
      });
    const nodes: MenuNode[] = [...own, ...parts].toSorted(byOrder).map(({ node }) => node);
    return nodes.filter(({ type }, at) => type !== 'divider' || (at > 0 && at < nodes.length - 1));
  }

  return nodesWithin(undefined);
}

/** The entries of a navigation in the order in which they are drawn. */
export const itemsIn = (nodes: readonly MenuNode[]): MemberMenuItem[] =>
  nodes.flatMap((node) => {
    if (node.type === 'divider') return [];
    return node.type === 'item' ? node.item : itemsIn(node.children);
  });

/** Menus are read on every screen: they are put together once for each member. */
export function useNavigation(): MenuNode[] {
  const [screens, user] = [use(ScreensContext), useMember()];
  return useMemo(() => navigationOf(screens, user), [screens, user]);
}

/** The entries of a member's menu, without what orders them. */
export function useMenu(menu: MemberMenuEntry['in']): MemberMenuItem[] {
  const [screens, user] = [use(ScreensContext), useMember()];
  return useMemo(() => menuItems(screens, menu, user), [screens, menu, user]);
}

/** Every entry that a member may open, once for each place that it leads to: what search and shortcuts offer. */
export function useDestinations(): MemberMenuItem[] {
  const [navigation, personal] = [useNavigation(), useMenu('user')];
  return useMemo(() => {
    const all = [...itemsIn(navigation), ...personal];
    return all.filter((item, at) => all.findIndex((other) => placeOf(other) === placeOf(item)) === at);
  }, [navigation, personal]);
}

const placeOf = ({ target }: MemberMenuItem): string => ('to' in target ? target.to : target.href);

/** Properties that make a button or list entry a link to the target. */
export const linkTo = ({ href, target }: OutsideTarget) =>
  target === '_blank' ? { href, target, rel: 'noreferrer' } : { href };

import type { Permission } from '@lia/sdk/accounts/permissions';
import type { Audience } from '@lia/sdk/accounts/roles';
import type { Endpoint } from '@lia/sdk/http/endpoint';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

import type { PlainTextKey } from '../i18n/texts.ts';

/**
 * Administrators work for LIA: they have a console, and are not offered what members pay for. Community teachers belong to
 * LIA's own school (document 1 section 6), so that no other school pays for them.
 */
export type MenuAudience = Audience | 'administrators' | 'communityTeachers';

interface Entry {
  label: PlainTextKey;
  /** Place among the entries of the menu, ascending. */
  order: number;
}

/** An entry of the left navigation or of the signed-in user's menu. */
export interface MemberMenuEntry extends Entry {
  in: 'navigation' | 'user';
  /** Names it among a user's shortcuts, which are kept: it stays the same. */
  id: string;
  icon: typeof SvgIcon;
  /** The group or collapse that holds it. */
  within?: string;
  /** A count beside it: of the items that were delivered, of unread announcements, or of conversations with unread messages. */
  badge?: 'actividades' | 'announcements' | 'conversations';
  /** Whom it is offered to, of those who have the permission; everyone where it is left out. */
  audiences?: readonly MenuAudience[];
}

/** An entry of the public navigation. */
export interface PublicMenuEntry extends Entry {
  in: 'public';
  /** Drawn as a button. */
  prominent?: true;
}

export type MenuEntry = MemberMenuEntry | PublicMenuEntry;

/** What orders the entries of the left navigation: a heading over some, a part that folds, a line between others. */
export type MenuPart =
  | { type: 'group'; id: string; label: PlainTextKey; order: number }
  | { type: 'collapse'; id: string; label: PlainTextKey; icon: typeof SvgIcon; order: number; within?: string }
  | { type: 'divider'; id: string; order: number };

/** A call that is made before its screen is opened. A mark in its path stands for the `id` of the screen's address. */
export interface AheadCall {
  call: Endpoint;
  /** As the screen will ask. */
  query?: object;
}

/** A screen as guard, menus and window title know it. */
export interface Screen {
  /** As the specification has it, parameters in the notation of react-router. */
  path: string;
  /** What the session has to allow; `guests` is for visitors alone. */
  permission: Permission | 'guests';
  /** Name of the screen, for the window's title. */
  title: PlainTextKey;
  /** The frame around the page; that of members is a reduced one for students. */
  layout: 'public' | 'member' | 'none';
  menu?: MenuEntry | readonly MenuEntry[];
  /** The audience that starts on this screen. */
  home?: Audience;
  /** Of a screen for guests: where members do the same with their data filled in, if they may open it. */
  forMembers?: MemberScreen;
  /** Reads data of one person, though it is open to visitors; screens for members do so by themselves. */
  personal?: true;
  /**
   * What it reads as it opens: fetched before a press, and shown as it was last seen without a connection (decision 78). A mark in a
   * path of it stands for the `id` of the screen's address.
   */
  reads?: readonly Endpoint[];
  /** Further calls that it makes as it opens: fetched before a press in the same way, and never kept. */
  ahead?: readonly AheadCall[];
  /** Further calls that it shows: as they were last seen without a connection, and never fetched before a press. */
  shows?: readonly Endpoint[];
  /** Fetches the page when the screen is first opened. */
  load: () => Promise<{ default: ComponentType }>;
}

/** A screen that members open. */
export type MemberScreen = Screen & { permission: Permission };

/** An address that leads to another one. */
export interface Redirect {
  path: string;
  to: string;
}

/** An entry of a menu that leaves the portal. */
export interface MenuLink {
  href: string;
  permission: Permission;
  /** Where it opens: in a tab of its own, unless it belongs to LIA. */
  target?: '_self' | '_blank';
  menu: MenuEntry;
}

/** What a domain adds to the portal. */
export interface DomainRoutes {
  screens: readonly Screen[];
  redirects?: readonly Redirect[];
  links?: readonly MenuLink[];
  menuParts?: readonly MenuPart[];
}

import type { Permission } from '@lia/sdk/accounts/permissions';
import type { Audience } from '@lia/sdk/accounts/roles';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

import type { PlainTextKey } from '../i18n/texts.ts';

/** Administrators work for LIA: they have a console, and are not offered what members pay for. */
export type MenuAudience = Audience | 'administrators';

interface Entry {
  label: PlainTextKey;
  /** Place among the entries of the menu, ascending. */
  order: number;
}

/** An entry of the left navigation or of the signed-in user's menu. */
export interface MemberMenuEntry extends Entry {
  in: 'navigation' | 'user';
  icon: typeof SvgIcon;
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

/** A screen as guard, menus and window title know it. */
export interface Screen {
  /** As the specification has it, parameters in the notation of react-router. */
  path: string;
  /** What the session has to allow; `guests` is for visitors alone. */
  permission: Permission | 'guests';
  /** Name of the screen, for the window's title. */
  title: PlainTextKey;
  /** The frame around the page. */
  layout: 'public' | 'member' | 'account' | 'none';
  menu?: MenuEntry;
  /** The audience that starts on this screen. */
  home?: Audience;
  /** Of a screen for guests: where members do the same with their data filled in, if they may open it. */
  forMembers?: MemberScreen;
  /** Reads data of one person, though it is open to visitors; screens for members do so by themselves. */
  personal?: true;
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
  menu: MenuEntry;
}

/** What a domain adds to the portal. */
export interface DomainRoutes {
  screens: readonly Screen[];
  redirects?: readonly Redirect[];
  links?: readonly MenuLink[];
}

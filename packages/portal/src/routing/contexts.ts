import { createContext, use } from 'react';

import { useText } from '../i18n/useText.ts';
import type { MenuLink, MenuPart, Screen } from './route.ts';

/** The screen that the address names. */
export const RouteContext = createContext<Screen | null>(null);

/** The title of the screen that is open; around the screens, where none is, the product's name. */
export function useRouteTitle(): string {
  const { t } = useText();
  return t(use(RouteContext)?.title ?? 'product.name');
}

/** What the domains add up to, for menus and redirects; app/routes.ts puts it together. */
export interface PortalScreens {
  /** Every screen of the portal. */
  screens: readonly Screen[];
  /** Entries of menus that leave the portal. */
  menuLinks: readonly MenuLink[];
  /** Groups, collapses and dividers of the left navigation. */
  menuParts: readonly MenuPart[];
}

export const ScreensContext = createContext<PortalScreens>({ screens: [], menuLinks: [], menuParts: [] });

/**
 * A form has led on to another page: the page that it stands on mounts again if it is still shown. Called in the
 * transition that navigates. The router shows the old page until the next one has loaded, so that going back meanwhile
 * would otherwise find the form as it ended.
 */
export const DepartureContext = createContext<() => void>(() => {});

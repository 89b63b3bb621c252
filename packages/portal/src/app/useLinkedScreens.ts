import { useEffect } from 'react';
import { useLocation } from 'react-router';

import type { Screen } from '../routing/route.ts';
import { screenAt } from '../routing/screenAt.ts';
import { hasSlowConnection } from '../prefetch/connection.ts';
import { useServices } from '../services/services.ts';
import type { Session } from '../services/sessionStore.ts';
import { menuItems } from '../shell/menu.ts';
import { portalScreens } from './routes.ts';
import { whenIdle } from '../prefetch/whenIdle.ts';

/** Screens that the links of a page lead to; further ones wait until they are pointed at. */
const MOST = 16;
/** Of these, those whose links have to be scrolled to. */
const BELOW = 4;

/**
 * Fetches the code of the screens that visible links lead to, that stand in the member's menu, and that the first links farther down lead
 * to, one after the other while the page rests, so that a first visit computes no more than a second one. Their data is read once a link is pointed at (`usePreparedLinks`).
 * Nothing over a slow connection, or where the browser spares data.
 */
export function useLinkedScreens(): void {
  const { pathname } = useLocation();
  const { session } = useServices();

  useEffect(() => {
    if (hasSlowConnection()) return undefined;
    let left = false;
    async function load(): Promise<void> {
      for (const screen of screensFrom(pathname, session)) {
        await rest();
        if (left) return;
        // Pressed, the link asks again and shows what is wrong.
        await screen.load().catch(() => undefined);
      }
    }
    const leave = whenIdle(() => void load());
    return () => {
      left = true;
      leave();
    };
  }, [pathname, session]);
}

function screensFrom(path: string, session: Session): ReadonlySet<Screen> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => link.origin === location.origin && link.target === '',
  );
  const inView = screensAt(links.filter(isInView)).slice(0, MOST);
  const below = screensAt(links.filter((link) => !isInView(link)))
    .filter((screen) => !inView.includes(screen))
    .slice(0, Math.min(BELOW, MOST - inView.length));
  const state = session.state();
  const menu = state.status === 'member' ? menuItems(portalScreens, 'navigation', state.user) : [];
  const inMenu = menu.map(({ target }) => ({ pathname: 'to' in target ? target.to : path }));
  return new Set([...inView, ...screensAt(inMenu), ...below]);

  function screensAt(addresses: readonly { pathname: string }[]): Screen[] {
    const paths = addresses.map(({ pathname }) => pathname).filter((to) => to !== path);
    return [...new Set(paths.flatMap((to) => screenAt(portalScreens.screens, to) ?? []))];
  }
}

function isInView(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** Until nothing else is to be done; Safari does not report it. */
const rest = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

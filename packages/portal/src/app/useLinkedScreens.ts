import { useEffect } from 'react';
import { useLocation } from 'react-router';

import type { Screen } from '../routing/route.ts';
import { screenAt } from '../routing/screenAt.ts';
import { hasSlowConnection } from '../services/connection.ts';
import { portalScreens } from './routes.ts';
import { whenIdle } from './whenIdle.ts';

/** Further screens wait until their link is pointed at. */
const MOST = 16;

/**
 * Fetches the code of the screens that visible links lead to, one after the other while the page rests, so that a first visit
 * computes no more than a second one. Their data is read once a link is pointed at (`usePreparedLinks`). Nothing over a slow
 * connection, or where the browser spares data.
 */
export function useLinkedScreens(): void {
  const { pathname } = useLocation();

  useEffect(() => {
    if (hasSlowConnection()) return undefined;
    let left = false;
    async function load(): Promise<void> {
      for (const screen of screensLinkedFrom(pathname)) {
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
  }, [pathname]);
}

function screensLinkedFrom(path: string): Screen[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => link.origin === location.origin && link.pathname !== path && link.target === '' && isInView(link),
  );
  const screens = links.flatMap(({ pathname }) => screenAt(portalScreens.screens, pathname) ?? []);
  return [...new Set(screens)].slice(0, MOST);
}

function isInView(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** Until nothing else is to be done; Safari does not say. */
const rest = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

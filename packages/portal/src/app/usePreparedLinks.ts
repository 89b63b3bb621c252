import { may } from '@lia/sdk/accounts/permissions';
import { useEffect } from 'react';
import { matchPath } from 'react-router';

import { screenAt } from '../routing/screenAt.ts';
import { useServices } from '../services/services.ts';
import type { Session } from '../services/sessionStore.ts';
import { sparesData } from '../prefetch/connection.ts';
import { frameOf, loadFrame } from './layouts.ts';
import { portalScreens } from './routes.ts';

/** What shows that a person is about to follow a link. */
const INTENTIONS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Fetches the screen that a link leads to, and what it reads, as soon as the link is pointed at, touched or focused: any link of
 * menus, cards and texts, since all of them lead to route objects. Nothing where the browser spares data.
 */
export function usePreparedLinks(): void {
  const { session } = useServices();

  useEffect(() => {
    function prepare({ target }: Event): void {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && !sparesData()) prepareScreen(link, session);
    }
    for (const intention of INTENTIONS) document.addEventListener(intention, prepare, { passive: true });
    return () => {
      for (const intention of INTENTIONS) document.removeEventListener(intention, prepare);
    };
  }, [session]);
}

function prepareScreen({ origin, pathname, target }: HTMLAnchorElement, session: Session): void {
  if (origin !== location.origin || target !== '' || pathname === location.pathname) return;
  const screen = screenAt(portalScreens.screens, pathname);
  if (!screen) return;
  // Pressed, the link asks again and shows what is wrong.
  screen.load().catch(() => undefined);
  const state = session.state();
  const roles = state.status === 'member' ? state.user.role : [];
  if (screen.layout !== 'none') loadFrame[frameOf(screen.layout, roles)]().catch(() => undefined);
  if (state.status !== 'member' || screen.permission === 'guests' || !may(state.user, screen.permission)) return;
  const { id } = matchPath(screen.path, pathname)?.params ?? {};
  const reads = screen.reads?.map((call) => ({ call })) ?? [];
  for (const ahead of [...(screen.ahead ?? []), ...reads]) session.prepare(ahead, id);
}

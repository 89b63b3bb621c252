import { trackActivity } from '@lia/sdk/usage/endpoints';
import { use, useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';

import { ScreensContext } from '../routing/contexts.ts';
import { useServices } from '../services/services.ts';

/** Counts the screens that a member opens who agreed to it. */
export default function UsageTracker() {
  const { session } = useServices();
  const { screens } = use(ScreensContext);
  const { pathname } = useLocation();
  const screen = screens.find(({ path }) => matchPath(path, pathname))?.path;

  useEffect(() => {
    if (screen === undefined) return;
    // A screen that could not be counted is left out: nothing waits for it.
    session.client.call(trackActivity, { body: { screen } }).catch(() => undefined);
  }, [session, screen]);

  return null;
}

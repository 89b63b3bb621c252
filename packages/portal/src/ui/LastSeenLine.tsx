import { dayOf, formatInstant } from '@lia/sdk/calendar/instants';
import { use, useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { ScreensContext } from '../routing/contexts.ts';
import { screenAt } from '../routing/screenAt.ts';
import { useServices } from '../services/services.ts';
import './lastSeenLine.css';

/**
 * Above every page that shows, without a connection, what its member has seen last: from when that is. A page that they never
 * saw reports by itself that it needs a connection.
 */
export function LastSeenLine() {
  const { t, language } = useText();
  const { reads } = useServices();
  const at = useSyncExternalStore(reads.subscribe, reads.seenAt);
  const { screens } = use(ScreensContext);
  const { pathname } = useLocation();
  // Before the page that comes reads.
  useLayoutEffect(() => {
    const { reads: calls = [], shows = [] } = screenAt(screens, pathname) ?? {};
    reads.open(pathname, [...calls, ...shows]);
  }, [reads, screens, pathname]);

  if (at === null) return null;
  const iso = new Date(at).toISOString();
  const [day = '', time = ''] = formatInstant(iso, language).split(', ');
  return (
    <output className="last-seen">
      {isToday(iso) ? t('offline.today', { time }) : t('offline.earlier', { day, time })}
    </output>
  );
}

const isToday = (iso: string): boolean => dayOf(iso) === dayOf(new Date().toISOString());

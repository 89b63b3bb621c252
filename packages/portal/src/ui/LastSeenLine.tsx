import { dayOf, formatInstant } from '@lia/sdk/calendar/instants';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import './lastSeenLine.css';

/** Above every page that shows, without a connection, what its member has seen last: from when that is. */
export function LastSeenLine() {
  const { t, language } = useText();
  const { reads } = useServices();
  const at = useSyncExternalStore(reads.subscribe, reads.seenAt);
  const { pathname } = useLocation();
  // Before the page that comes reads.
  useLayoutEffect(() => reads.open(pathname), [reads, pathname]);

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

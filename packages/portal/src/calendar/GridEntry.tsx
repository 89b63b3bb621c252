import type { CalendarEntry } from '@lia/sdk/calendar/eventSchema';

import type { Translate } from '../i18n/i18n.ts';
import { looks } from './kinds.tsx';
import './gridEntry.css';

/**
 * What an entry in a grid shows. Hundreds are drawn at once: their styles stand in the sheet beside, and they are as few
 * elements and texts as they can be. The title comes first where the grid has the hours beside.
 */
export function entryContent(entry: CalendarEntry, hour: string, t: Translate, titleFirst = false) {
  const { label, shape } = looks[entry.kind];
  const kind = `${t(label)}:${entry.cancelled ? ` ${t('calendar.cancelled')}:` : ''}`;
  return (
    <>
      <svg className="grid-entry-icon" viewBox="0 0 24 24" role="img" aria-label={kind}>
        <path d={shape} />
      </svg>
      {/* Where it does not fit, its end is cut, also from right to left. */}
      <span className="grid-entry-title" dir="auto" data-cancelled={entry.cancelled || undefined}>
        {hour !== '' && !titleFirst && <strong>{`${hour} `}</strong>}
        {entry.title}
        {hour !== '' && titleFirst && <span className="grid-entry-hour">{` ${hour}`}</span>}
      </span>
    </>
  );
}

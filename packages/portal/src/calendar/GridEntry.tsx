import type { CalendarEntry } from '@lia/sdk/calendar/eventSchema';
import { entryKinds } from '@lia/sdk/calendar/rules';

import { useText } from '../i18n/useText.ts';
import { looks } from './kinds.tsx';
import './gridEntry.css';

/** The icons of entries, once for a grid: each entry points at one of them. */
export const EntryIcons = () => (
  <svg className="grid-entry-icons" aria-hidden>
    {entryKinds.map((kind) => {
      const Icon = looks[kind].icon;
      return <Icon key={kind} component="symbol" id={`entry-${kind}`} />;
    })}
  </svg>
);

/** An entry in a grid. Hundreds are drawn at once: their styles stand in the sheet beside, and are not computed for each. */
export function GridEntry({ entry, hour }: { entry: CalendarEntry; hour: string }) {
  const { t } = useText();
  const { label, colour } = looks[entry.kind];
  const kind = `${t(label)}:${entry.cancelled ? ` ${t('calendar.cancelled')}:` : ''}`;
  return (
    <span className="grid-entry">
      <svg className="grid-entry-icon" style={{ color: colour }} role="img" aria-label={kind}>
        <use href={`#entry-${entry.kind}`} />
      </svg>{' '}
      {/* Where it does not fit, its end is cut, also from right to left. */}
      <span className="grid-entry-title" dir="auto" data-cancelled={entry.cancelled}>
        {hour !== '' && <strong>{hour} </strong>}
        {entry.title}
      </span>
    </span>
  );
}

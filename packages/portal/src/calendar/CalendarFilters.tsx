import type { CalendarEntry } from '@lia/sdk/calendar/eventSchema';
import { entryKinds } from '@lia/sdk/calendar/rules';
import { memo } from 'react';

import { ChildFilter } from '../childChoice/ChildFilter.tsx';
import { useText } from '../i18n/useText.ts';
import { PressedButton } from '../ui/PressedButton.tsx';
import { looks } from './kinds.tsx';
import type { Filters } from './useFilters.ts';

/** What kinds of entries are shown, of those that there are, and those of which child. */
export function CalendarFilters({ entries, filters }: { entries: readonly CalendarEntry[]; filters: Filters }) {
  const kinds = entryKinds.filter((kind) => filters.hidden.has(kind) || entries.some((entry) => entry.kind === kind));
  const names = entries.flatMap((entry) => entry.children);
  return (
    <div className="calendar-filters">
      {kinds.length > 1 && <KindButtons kinds={kinds.join(' ')} filters={filters} />}
      <ChildFilter names={names} child={filters.child} choose={filters.choose} />
    </div>
  );
}

/** They stay as they are from month to month. */
const KindButtons = memo(function KindButtons({ kinds, filters }: { kinds: string; filters: Filters }) {
  const { t } = useText();
  return (
    <fieldset className="calendar-kinds" aria-label={t('calendar.filters')}>
      {entryKinds
        .filter((kind) => kinds.split(' ').includes(kind))
        .map((kind) => {
          const { icon: Icon, label, colour } = looks[kind];
          return (
            <PressedButton
              key={kind}
              pressed={!filters.hidden.has(kind)}
              onClick={() => filters.toggle(kind)}
              sx={{
                gap: 1.5,
                px: 3,
                borderRadius: 6,
                textDecoration: filters.hidden.has(kind) ? 'line-through' : 'none',
              }}
            >
              <Icon fontSize="small" aria-hidden sx={{ color: colour }} />
              {t(label)}
            </PressedButton>
          );
        })}
    </fieldset>
  );
});

import { formatDay } from '@lia/sdk/calendar/days';
import type { CalendarEntry } from '@lia/sdk/calendar/eventSchema';
import type { MexicanZone } from '@lia/sdk/calendar/zones';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { looks } from './kinds.tsx';
import { daysOf, hoursOf } from './shownDays.ts';

interface AgendaListProps {
  /** Of the days that are shown, and of others about them. */
  entries: readonly CalendarEntry[];
  first: string;
  last: string;
  today: string;
  /** Whether days that are over are shown when they are asked for. */
  folds: boolean;
  zone: MexicanZone;
  open: (entry: CalendarEntry) => void;
}

type Shown = Pick<AgendaListProps, 'entries' | 'first' | 'last' | 'zone'>;

/** Entries by the day on which they begin; what began before stands on the first day that is shown. */
function byDay({ entries, first, last, zone }: Shown): [string, CalendarEntry[]][] {
  const days = new Map<string, CalendarEntry[]>();
  for (const entry of entries) {
    const its = daysOf(entry, zone);
    const day = its.first < first ? first : its.first;
    if (its.last >= first && day <= last) days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** A calendar as a list, which fits a phone and a printed page. */
export default function AgendaList({ entries, first, last, today, folds, zone, open }: AgendaListProps) {
  const { t, language } = useText();
  const [showsPast, setShowsPast] = useState(false);
  const days = byDay({ entries, first, last, zone });
  const isOver = (one: CalendarEntry): boolean => daysOf(one, zone).last < today;
  const past = folds ? days.filter(([, of]) => of.every(isOver)) : [];
  const shown = showsPast ? days : days.slice(past.length);
  return (
    <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
      {past.length > 0 && !showsPast && (
        <Button sx={{ justifySelf: 'start', minHeight: 44, displayPrint: 'none' }} onClick={() => setShowsPast(true)}>
          {t('calendar.past', { count: past.length })}
        </Button>
      )}
      {days.length > 0 && shown.length === 0 && <Typography color="text.secondary">{t('calendar.rest')}</Typography>}
      {shown.map(([day, of]) => (
        <Box
          component="section"
          key={day}
          aria-labelledby={`agenda-${day}`}
          sx={{ display: 'grid', gap: 2, minWidth: 0 }}
        >
          <Typography id={`agenda-${day}`} variant="h3" sx={{ fontSize: '1rem' }}>
            {formatDay(day, language)}
            {day === today && ` · ${t('calendar.today')}`}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
            {of.map((entry) => (
              <li key={entry.id}>
                <AgendaEntry entry={entry} zone={zone} open={() => open(entry)} />
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function AgendaEntry({ entry, zone, open }: { entry: CalendarEntry; zone: MexicanZone; open: () => void }) {
  const { t } = useText();
  const { icon: Icon, label, colour } = looks[entry.kind];
  const about = [t(label), entry.group?.name ?? entry.calendar_name, entry.children.join(', '), entry.place];
  return (
    <ButtonBase
      onClick={open}
      sx={{
        width: '100%',
        minHeight: 56,
        px: 3,
        py: 2,
        gap: 3,
        justifyContent: 'start',
        textAlign: 'start',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        borderInlineStart: `6px solid ${colour}`,
        bgcolor: 'background.paper',
        breakInside: 'avoid',
      }}
    >
      <Icon aria-hidden sx={{ color: colour, flexShrink: 0 }} />
      <Box component="span" sx={{ display: 'grid', minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        <Typography
          component="span"
          data-read
          sx={{ fontWeight: 600, textDecoration: entry.cancelled ? 'line-through' : 'none' }}
        >
          {entry.title}
        </Typography>
        <Typography component="span" data-read variant="body2" color="text.secondary">
          {about.filter(Boolean).join(' · ')}
        </Typography>
        {(entry.cancelled || entry.moved) && (
          <Typography component="span" data-read variant="body2" sx={{ fontWeight: 600 }}>
            {t(entry.cancelled ? 'calendar.cancelled' : 'calendar.moved')}
          </Typography>
        )}
      </Box>
      <Typography component="span" data-read variant="body2" sx={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
        {entry.all_day ? t('calendar.allDay') : hoursOf(entry, zone)}
      </Typography>
    </ButtonBase>
  );
}

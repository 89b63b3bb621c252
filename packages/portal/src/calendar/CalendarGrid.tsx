import type { CalendarEntry } from '@lia/sdk/calendar/eventSchema';
import { clockOf, type MexicanZone } from '@lia/sdk/calendar/zones';
import FullCalendar, { type EventInput, useCalendarController } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import spanish from '@fullcalendar/react/locales/es';
import classicTheme from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import Box from '@mui/material/Box';
import { createContext, use, useEffect, useMemo } from 'react';

import { useText } from '../i18n/useText.ts';
import { looks } from './kinds.tsx';
import { clocksOf, hoursOf, limitDays } from './shownDays.ts';
import type { View } from './span.ts';
import './calendarGrid.css';

export interface Move {
  entry: CalendarEntry;
  /** Where it was let go, as days or times on the clocks of the calendar. */
  start: string;
  /** Puts it back where it was. */
  revert: () => void;
}

interface CalendarGridProps {
  view: Exclude<View, 'list'>;
  day: string;
  entries: readonly CalendarEntry[];
  zone: MexicanZone;
  open: (entry: CalendarEntry) => void;
  openDay: (day: string) => void;
  /** Begins an event on a day or at a time; null where the reader writes none. */
  begin: ((start: string) => void) | null;
  move: (move: Move) => void;
}

const grids = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay' } as const;
const plugins = [dayGrid, timeGrid, interaction, classicTheme];
const locales = [spanish];
const WEEKDAY = { weekday: 'short' } as const;
const WEEKDAY_AND_DAY = { weekday: 'short', day: 'numeric' } as const;
const HOURS = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Entries that a day of a month shows: of a full one, the grid would draw and measure all to leave out most. */
const MOST_OF_A_DAY = 4;

/** What stands for the entries that a day has beyond those, by its id. */
const MORE = 'more:';
const dayOfMore = (id: string): string | null => (id.startsWith(MORE) ? id.slice(MORE.length) : null);

/** A time of the clock as the grid has it: it knows no zones, and shows the clocks that it is given. */
const plain = (clock: string): string => (clock.length === 10 ? clock : `${clock}:00Z`);
const clockFrom = (text: string): string => (text.length === 10 ? text : text.slice(0, 16));

const colours = (colour: string) => ({
  color: `color-mix(in srgb, ${colour} 14%, var(--mui-palette-background-paper))`,
  contrastColor: 'var(--mui-palette-text-primary)',
});

interface Shown {
  /** By id, with the hour at which it begins. */
  entries: ReadonlyMap<string, CalendarEntry & { hour: string }>;
  /** How many more a day has. */
  more: ReadonlyMap<string, number>;
}

/** What is shown: the grid draws its content without it. */
const ShownContext = createContext<Shown>({ entries: new Map(), more: new Map() });

const drawEvent = ({ event: { id } }: { event: { id: string } }) => {
  const day = dayOfMore(id);
  return day === null ? <GridEntry id={id} /> : <More day={day} />;
};

/** The hours of a school day, or more where something is earlier or later: nothing has to be scrolled to inside of the page. */
function shownHours(entries: readonly CalendarEntry[], zone: MexicanZone) {
  const clocks = entries.filter((entry) => !entry.all_day).map((entry) => clocksOf(entry, zone));
  const isLong = clocks.some(({ start, end }) => start.slice(0, 10) < end.slice(0, 10));
  const first = Math.min(7, ...clocks.map(({ start }) => Number(start.slice(11, 13))));
  const last = Math.max(18, ...clocks.map(({ start, end }) => Number((end > start ? end : start).slice(11, 13)) + 1));
  const hour = (at: number): string => `${String(at).padStart(2, '0')}:00:00`;
  return { slotMinTime: hour(isLong ? 0 : first), slotMaxTime: hour(isLong ? 24 : last) };
}

/** A calendar as a grid of a month, a week or a day. It comes with its library alone, and only where it is shown. */
export default function CalendarGrid({ view, day, entries, zone, open, openDay, begin, move }: CalendarGridProps) {
  const { t, language } = useText();
  const controller = useCalendarController();
  useEffect(() => {
    controller.changeView(grids[view]);
    controller.gotoDate(day);
  }, [controller, view, day]);

  const { shown, more } = useMemo(
    () => limitDays(entries, zone, view === 'month' ? MOST_OF_A_DAY : Number.POSITIVE_INFINITY),
    [entries, zone, view],
  );
  const byId = useMemo(
    () => new Map(shown.map((entry) => [entry.id, { ...entry, hour: hoursOf(entry, zone).slice(0, 5) }])),
    [shown, zone],
  );
  const context = useMemo(() => ({ entries: byId, more }), [byId, more]);
  const events = useMemo(
    (): EventInput[] => [
      ...shown.map((entry) => {
        const { start, end } = clocksOf(entry, zone);
        return {
          id: entry.id,
          title: entry.title,
          start: plain(start),
          ...(end > start && { end: plain(end) }),
          allDay: entry.all_day,
          editable: entry.writable && !entry.cancelled,
          isLast: 0,
          ...colours(looks[entry.kind].colour),
        };
      }),
      ...[...more.keys()].map((on) => ({
        id: MORE + on,
        start: on,
        allDay: true,
        isLast: 1,
        color: 'transparent',
        contrastColor: 'var(--mui-palette-text-primary)',
      })),
    ],
    [shown, more, zone],
  );

  const hours = useMemo(() => shownHours(entries, zone), [entries, zone]);

  return (
    <ShownContext value={context}>
      <Box className="calendar-grid" data-view={view}>
        <FullCalendar
          controller={controller}
          plugins={plugins}
          locales={locales}
          locale={language === 'en' ? 'en-gb' : 'es'}
          timeZone="UTC"
          now={() => plain(clockOf(new Date().toISOString(), zone))}
          initialView={grids[view]}
          initialDate={day}
          headerToolbar={false}
          firstDay={1}
          height="auto"
          {...hours}
          eventOrder="isLast,start,-duration,allDay,title"
          eventOrderStrict
          fixedWeekCount={false}
          nowIndicator
          navLinks={view === 'month'}
          dayHeaderFormat={view === 'month' ? WEEKDAY : WEEKDAY_AND_DAY}
          navLinkDayClick={(date) => openDay(date.toISOString().slice(0, 10))}
          defaultTimedEventDuration="00:30:00"
          slotHeaderFormat={HOURS}
          eventDisplay="block"
          eventInteractive
          eventDurationEditable={false}
          allDayText={t('calendar.allDay')}
          allDayMaintainDuration
          events={events}
          eventContent={drawEvent}
          eventClick={({ event, jsEvent }) => {
            jsEvent.preventDefault();
            const full = dayOfMore(event.id);
            if (full !== null) return openDay(full);
            const entry = byId.get(event.id);
            return entry && open(entry);
          }}
          dateClick={({ dateStr }) => begin?.(clockFrom(dateStr))}
          eventDrop={({ event, revert }) => {
            const entry = byId.get(event.id);
            // What lasts whole days has no hour to be moved to, nor the other way round.
            if (!entry || event.allDay !== entry.all_day) return revert();
            return move({ entry, start: clockFrom(event.startStr), revert });
          }}
        />
      </Box>
    </ShownContext>
  );
}

function GridEntry({ id }: { id: string }) {
  const { t } = useText();
  const entry = use(ShownContext).entries.get(id);
  if (!entry) return null;
  const { icon: Icon, label, colour } = looks[entry.kind];
  // Hundreds of them are drawn at once: their styles stand in the sheet beside, and are not computed for each.
  return (
    <span className="calendar-grid-entry">
      <Icon aria-hidden className="calendar-grid-icon" style={{ color: colour }} />
      <span className="calendar-grid-kind">
        {t(label)}:{entry.cancelled && ` ${t('calendar.cancelled')}:`}{' '}
      </span>
      {/* Where it does not fit, its end is cut, also from right to left. */}
      <span className="calendar-grid-title" dir="auto" data-cancelled={entry.cancelled}>
        {!entry.all_day && <strong>{entry.hour} </strong>}
        {entry.title}
      </span>
    </span>
  );
}

/** Leads to what a day has besides. */
function More({ day }: { day: string }) {
  const { t } = useText();
  const rest = use(ShownContext).more.get(day) ?? 0;
  return (
    <span className="calendar-grid-entry">
      <strong>{t('calendar.more', { rest })}</strong>
    </span>
  );
}

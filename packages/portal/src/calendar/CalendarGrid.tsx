import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import type { CalendarEntry } from '@lia/sdk/calendar/eventSchema';
import { clockOf, type MexicanZone } from '@lia/sdk/calendar/zones';
import FullCalendar, { type EventInput, useCalendarController } from '@fullcalendar/react';
import interaction from '@fullcalendar/react/interaction';
import spanish from '@fullcalendar/react/locales/es';
import classicTheme from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import Box from '@mui/material/Box';
import { createContext, use, useEffect, useMemo } from 'react';

import { useText } from '../i18n/useText.ts';
import type { GridProps } from './grid.ts';
import { entryContent } from './GridEntry.tsx';
import { looks } from './kinds.tsx';
import { clocksOf, daysOf } from './shownDays.ts';
import type { View } from './span.ts';
import { HOLD_MS } from './useTouchDrag.ts';
import './calendarGrid.css';

interface CalendarGridProps extends GridProps {
  view: Exclude<View, 'month' | 'list'>;
}

const grids = { week: 'timeGridWeek', day: 'timeGridDay' } as const;
const plugins = [timeGrid, interaction, classicTheme];
const locales = [spanish];
const WEEKDAY_AND_DAY = { weekday: 'short', day: 'numeric' } as const;
const HOURS = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** A time of the clock as the grid has it: it knows no zones, and shows the clocks that it is given. */
const plain = (clock: string): string => (clock.length === 10 ? clock : `${clock}:00Z`);
const clockFrom = (text: string): string => (text.length === 10 ? text : text.slice(0, 16));

const colours = (colour: string) => ({
  color: `color-mix(in srgb, ${colour} 14%, var(--mui-palette-background-paper))`,
  contrastColor: 'var(--mui-palette-text-primary)',
});

type Timed = CalendarEntry & { hour: string; lines: number | undefined };

/** How many lines of words fit an entry that does not last long. */
function linesOf(entry: CalendarEntry): number | undefined {
  const minutes = entry.end === null ? 0 : (Date.parse(entry.end) - Date.parse(entry.start)) / MINUTE_MS;
  if (entry.all_day || minutes >= 90) return undefined;
  return minutes < 60 ? 1 : 2;
}

/** What is shown, by id: the grid draws its content without it. */
const ShownContext = createContext<ReadonlyMap<string, Timed>>(new Map());

const drawEvent = ({ event: { id } }: { event: { id: string } }) => <ShownEntry id={id} />;

function ShownEntry({ id }: { id: string }) {
  const { t } = useText();
  const entry = use(ShownContext).get(id);
  if (!entry) return null;
  return (
    <span className="grid-entry" data-lines={entry.lines} style={{ color: looks[entry.kind].colour }}>
      {entryContent(entry, entry.hour, t, true)}
    </span>
  );
}

/** The hours of a school day, or more where something is earlier or later: nothing has to be scrolled to inside of the page. */
function shownHours(entries: readonly CalendarEntry[], zone: MexicanZone) {
  const clocks = entries.filter((entry) => !entry.all_day).map((entry) => clocksOf(entry, zone));
  const isLong = clocks.some(({ start, end }) => start.slice(0, 10) < end.slice(0, 10));
  const first = Math.min(7, ...clocks.map(({ start }) => Number(start.slice(11, 13))));
  const last = Math.max(18, ...clocks.map(({ start, end }) => Number((end > start ? end : start).slice(11, 13)) + 1));
  const hour = (at: number): string => `${String(at).padStart(2, '0')}:00:00`;
  return { slotMinTime: hour(isLong ? 0 : first), slotMaxTime: hour(isLong ? 24 : last) };
}

/** A calendar as a grid of a week or a day by its hours. It comes with its library alone, and only where it is shown. */
export default function CalendarGrid({ view, day, entries, zone, open, begin, move }: CalendarGridProps) {
  const { t, language } = useText();
  const controller = useCalendarController();
  useEffect(() => {
    controller.changeView(grids[view]);
    controller.gotoDate(day);
  }, [controller, view, day]);

  const byId = useMemo(
    () =>
      new Map(
        entries.map((entry): [string, Timed] => [
          entry.id,
          { ...entry, hour: daysOf(entry, zone).hour, lines: linesOf(entry) },
        ]),
      ),
    [entries, zone],
  );
  const events = useMemo(
    () =>
      entries.map((entry): EventInput => {
        const { start, end } = clocksOf(entry, zone);
        return {
          id: entry.id,
          title: entry.title,
          start: plain(start),
          ...(end > start && { end: plain(end) }),
          allDay: entry.all_day,
          editable: entry.writable && !entry.cancelled,
          ...colours(looks[entry.kind].colour),
        };
      }),
    [entries, zone],
  );
  const hours = useMemo(() => shownHours(entries, zone), [entries, zone]);

  return (
    <ShownContext value={byId}>
      <Box className="calendar-grid">
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
          nowIndicator
          dayHeaderFormat={WEEKDAY_AND_DAY}
          defaultTimedEventDuration="00:30:00"
          slotHeaderFormat={HOURS}
          eventDisplay="block"
          eventInteractive
          longPressDelay={HOLD_MS}
          eventDurationEditable={false}
          allDayText={t('calendar.allDay')}
          allDayMaintainDuration
          events={events}
          eventContent={drawEvent}
          eventClick={({ event, jsEvent }) => {
            jsEvent.preventDefault();
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

import { addDays, formatDay } from '@lia/sdk/calendar/days';
import type { CalendarEntry } from '@lia/sdk/calendar/eventSchema';
import { locales, type Language } from '@lia/sdk/messages/language';
import Box from '@mui/material/Box';
import { type DragEvent, type KeyboardEvent, memo, type MouseEvent, useMemo, useRef, useState } from 'react';

import type { LanguageTexts, Translate } from '../i18n/i18n.ts';
import { useText } from '../i18n/useText.ts';
import type { GridProps } from './grid.ts';
import { entryContent } from './GridEntry.tsx';
import { looks } from './kinds.tsx';
import { daysBetween, type MonthDay, monthOf, type Placed, type Shift } from './month.ts';
import { clocksOf } from './shownDays.ts';
import { type Point, useTouchDrag } from './useTouchDrag.ts';
import './monthGrid.css';

interface MonthGridProps extends GridProps {
  today: string;
  openDay: (day: string) => void;
}

/** Colours by attribute rather than inline: the browser computes the styles of entries once where they have none of their own. */
const colours = Object.fromEntries(
  Object.entries(looks).map(([kind, { colour }]) => [`& [data-kind='${kind}']`, { color: colour }]),
);

/** What is pressed, dragged or passed over stands under its mark: there is one handler for hundreds of entries. */
const marked = (target: EventTarget, mark: 'entry' | 'open' | 'date'): string | null =>
  target instanceof Element ? (target.closest(`[data-${mark}]`)?.getAttribute(`data-${mark}`) ?? null) : null;

/** The day at a point, also below an entry that reaches over from an earlier one. */
const dayAt = ({ clientX, clientY }: Point): string | null =>
  document
    .elementsFromPoint(clientX, clientY)
    .find((one) => one.matches('.month td'))
    ?.getAttribute('data-date') ?? null;

/** A calendar as the weeks of a month. Its lines have one height, so that nothing is measured. */
export default memo(function MonthGrid({ day, today, entries, zone, open, openDay, begin, move }: MonthGridProps) {
  const texts = useText();
  const dragged = useRef<{ entry: CalendarEntry; day: string } | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [shift, setShift] = useState<Shift | null>(null);
  const month = day.slice(0, 7);
  const weeks = useMemo(() => monthOf(entries, zone, month, shift), [entries, zone, month, shift]);
  const found = (id: string | null): CalendarEntry | undefined => entries.find((entry) => entry.id === id);

  const press = ({ target }: MouseEvent): void => {
    const entry = found(marked(target, 'entry'));
    const opened = marked(target, 'open');
    const on = marked(target, 'date');
    if (entry) open(entry);
    else if (opened !== null) openDay(opened);
    else if (on !== null) begin?.(on);
  };
  const pressKey = (event: KeyboardEvent): void => {
    const entry = found(marked(event.target, 'entry'));
    if (!entry || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    open(entry);
  };
  const take = (target: EventTarget, at: Point): CalendarEntry | undefined => {
    const entry = found(marked(target, 'entry'));
    const on = dayAt(at);
    if (!entry || on === null) return undefined;
    dragged.current = { entry, day: on };
    return entry;
  };
  const drag = (event: DragEvent): void => {
    const entry = take(event.target, event);
    if (!entry) return;
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', entry.title);
  };
  const passOver = (event: DragEvent): void => {
    if (dragged.current === null) return;
    event.preventDefault();
    setOver(dayAt(event));
  };
  const end = (): void => {
    dragged.current = null;
    setOver(null);
  };
  const letGo = (at: Point): void => {
    const from = dragged.current;
    const to = dayAt(at);
    end();
    if (from === null || to === null || from.day === to) return;
    const { entry } = from;
    const days = daysBetween(from.day, to);
    const { start } = clocksOf(entry, zone);
    setShift({ entry, days });
    move({ entry, start: addDays(start.slice(0, 10), days) + start.slice(10), revert: () => setShift(null) });
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    letGo(event);
  };
  const area = useRef<HTMLDivElement>(null);
  useTouchDrag(area, { take, passOver: (at) => setOver(dayAt(at)), letGo, end });
  return (
    <Box
      ref={area}
      sx={colours}
      role="presentation"
      onClick={press}
      onKeyDown={pressKey}
      onDragStart={drag}
      onDragOver={passOver}
      onDrop={drop}
      onDragEnd={end}
    >
      <table className="month">
        <WeekdayNames language={texts.language} days={weeks[0] ?? []} />
        <tbody>
          {/* A place is drawn again rather than made again: months follow each other. */}
          {weeks.map((week, row) => (
            <tr key={row}>
              {week.map((one, column) => (
                <DayCell
                  key={column}
                  {...one}
                  texts={texts}
                  isToday={one.day === today}
                  isOther={!one.day.startsWith(month)}
                  isOver={one.day === over}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
});

function WeekdayNames({ language, days }: { language: Language; days: readonly MonthDay[] }) {
  const names = useMemo(
    () => new Intl.DateTimeFormat(locales[language], { weekday: 'short', timeZone: 'UTC' }),
    [language],
  );
  return (
    <thead>
      <tr>
        {days
          .map(({ day }) => names.format(Date.parse(day)))
          .map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
      </tr>
    </thead>
  );
}

interface DayCellProps extends MonthDay {
  texts: LanguageTexts;
  isToday: boolean;
  isOther: boolean;
  isOver: boolean;
}

const DayCell = memo(function DayCell({ day, placed, rest, restLine, ...props }: DayCellProps) {
  const { isToday, isOther, isOver } = props;
  const { t, language } = props.texts;
  // The first entry that does not follow on the one before: an entry of an earlier day has the line between them.
  const gap = placed.findIndex(({ line }, index) => line !== index + 1);
  const lines = rest > 0 ? restLine : Math.max(0, ...placed.map(({ line }) => line));
  return (
    <td data-date={day} data-today={isToday} data-other={isOther} data-over={isOver}>
      <div
        className="month-day"
        data-long={placed.some(({ days }) => days > 1) || undefined}
        style={{ containIntrinsicBlockSize: `calc(${lines + 1} * 1.75rem + 4px)` }}
      >
        <button
          type="button"
          className="month-number"
          data-open={day}
          aria-label={formatDay(day, language)}
          aria-current={isToday ? 'date' : undefined}
        >
          {Number(day.slice(8))}
        </button>
        {placed.map((one, index) => monthEntry(one, gap !== -1 && index >= gap, t))}
        {rest > 0 && (
          <button type="button" className="month-more" style={{ gridRow: restLine + 1 }} data-open={day}>
            {t('calendar.more', { rest })}
          </button>
        )}
      </div>
    </td>
  );
});

/** Firefox drags no element that is a button by itself. */
const monthEntry = ({ entry, hour, days, line }: Placed, hasLine: boolean, t: Translate) => (
  <div
    key={line}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    role="button"
    tabIndex={0}
    className="month-entry grid-entry"
    data-entry={entry.id}
    data-kind={entry.kind}
    data-long={days > 1 || undefined}
    draggable={entry.writable && !entry.cancelled}
    style={{
      ...(hasLine && { gridRow: line + 1 }),
      ...(days > 1 && { width: `calc(${days * 100}% - 4px)` }),
    }}
  >
    {entryContent(entry, hour, t)}
  </div>
);

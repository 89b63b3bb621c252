import { may } from '@lia/sdk/accounts/permissions';
import type { CalendarEntry } from '@lia/sdk/calendar/eventSchema';
import { dayOf, TIME_ZONE } from '@lia/sdk/calendar/instants';
import { calendarId } from '@lia/sdk/calendar/calendarId';
import { restoreCalendarEvent } from '@lia/sdk/calendar/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import AddIcon from '@mui/icons-material/Add';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, memo, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useMember } from '../services/services.ts';
import { useChangeOf } from '../changes/useChangeOf.ts';
import { useNow } from '../ui/useNow.ts';
import { usePrepared } from '../prefetch/whenIdle.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { useHandler } from '../ui/useHandler.ts';
import { CalendarBar } from './CalendarBar.tsx';
import { CalendarFilters } from './CalendarFilters.tsx';
import type { Move } from './grid.ts';
import { OtherPrograms } from './OtherPrograms.tsx';
import { eventFormPath } from './paths.ts';
import { useCalendar } from './useCalendar.ts';
import { useFilters } from './useFilters.ts';
import { useMoveEntry } from './useMoveEntry.ts';
import { boundsOf } from './span.ts';
import { useShown } from './useShown.ts';
import './calendarView.css';

const AgendaList = lazy(() => import('./AgendaList.tsx'));
const CalendarGrid = lazy(() => import('./CalendarGrid.tsx'));
const MonthGrid = lazy(() => import('./MonthGrid.tsx'));

const loadEntry = () => import('./EntryDialog.tsx');
const loadDelete = () => import('./DeleteEvent.tsx');
const loadDialogs = () => Promise.all([loadEntry(), loadDelete()]);
const EntryDialog = lazyDialog(loadEntry);
const DeleteEvent = lazyDialog(loadDelete);

/** Narrower screens begin with a list; paper, which is narrow as well, has what the screen shows. */
const WIDE = '(min-width: 900px), print';

/** Narrower ones have no room for words in seven columns beside their hours: a week is a list there as well. */
const COLUMNS = '(min-width: 600px), print';

/** What stands in a member's calendar, as a month, a week, a day or a list, and the ways to change it. `listed`: begins as a list. */
export function CalendarView({ listed = false }: { listed?: boolean }) {
  const { t } = useText();
  const navigate = useNavigate();
  const user = useMember();
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  const hasColumns = useMediaQuery(COLUMNS, { noSsr: true });
  const { group_id: groupId = '' } = useParams();
  const now = useNow();
  const [zone, setZone] = useState(TIME_ZONE);
  const [shown, setShown] = useState<CalendarEntry | null>(null);
  const [deleting, setDeleting] = useState<CalendarEntry | null>(null);
  const today = dayOf(now, zone);
  const [{ view, day }, show] = useShown(today, isWide && !listed ? 'month' : 'list');
  const { data, error, mutate } = useCalendar(day, today, groupId);
  const filters = useFilters();
  const { pass } = filters;
  const entries = useMemo(() => pass(data?.data ?? []), [pass, data]);
  const move = useMoveEntry(data?.zone ?? TIME_ZONE);
  const { run } = useChangeOf('calendar');
  usePrepared(loadDialogs);
  // Only the answer states on whose clocks the reader's school counts its days.
  if (data && data.zone !== zone) setZone(data.zone);
  const isListed = view === 'list' || (view === 'week' && !hasColumns);
  const bounds = boundsOf(view, day);
  const writes = may(user, 'calendar.write') && user.viewed !== true;

  const begin = useHandler((start: string) => {
    const calendar = groupId === '' ? 'personal' : calendarId({ kind: 'group', groupId });
    void navigate(`${eventFormPath(calendar)}?empieza=${start}`);
  });
  const beginHere = useHandler(() => begin(day));
  const openDay = useHandler((on: string) => show('day', on));
  const moveEntry = useHandler((one: Move) => void move(one));
  const grid = data && {
    day,
    entries,
    zone: data.zone,
    open: setShown,
    begin: writes ? begin : null,
    move: moveEntry,
  };

  return (
    <div className="calendar-view">
      {writes && <NewEvent begin={beginHere} />}
      <CalendarBar view={view} day={day} today={today} show={show} />
      {data && <CalendarFilters entries={data.data} filters={filters} />}
      {data && !data.complete && <Typography component="output">{t('calendar.incomplete')}</Typography>}
      {grid && !isListed && (
        <LazyBoundary fallback={<Skeleton variant="rounded" height={560} />}>
          {view === 'month' ? (
            <MonthGrid {...grid} today={today} openDay={openDay} />
          ) : (
            <CalendarGrid {...grid} view={view} />
          )}
        </LazyBoundary>
      )}
      {data && isListed && (
        <LazyBoundary fallback={<Skeleton variant="rounded" height={400} />}>
          <AgendaList
            key={bounds.first}
            entries={entries}
            {...bounds}
            today={today}
            folds={view === 'list' && bounds.first.slice(0, 7) === today.slice(0, 7)}
            zone={data.zone}
            open={setShown}
          />
        </LazyBoundary>
      )}
      {data && entries.length === 0 && (
        <Notice
          inside
          title={t(data.data.length === 0 ? 'calendar.none.title' : 'calendar.none.filtered')}
          text={t('calendar.none.text')}
        />
      )}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('calendar.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={400} />
        </Loading>
      )}
      {shown && data && (
        <EntryDialog
          entry={shown}
          zone={data.zone}
          close={() => setShown(null)}
          remove={() => {
            setDeleting(shown);
            setShown(null);
          }}
          restore={() => {
            const { event_id: id, instance } = shown;
            setShown(null);
            if (id === null) return;
            const body = instance === null ? {} : { instance };
            const idempotencyKey = newIdempotencyKey();
            void run((client) => client.call(restoreCalendarEvent, { params: { id }, body, idempotencyKey }));
          }}
        />
      )}
      {deleting?.event_id && (
        <DeleteEvent entry={deleting} eventId={deleting.event_id} close={() => setDeleting(null)} />
      )}
      {data && <OtherPrograms />}
    </div>
  );
}

const NewEvent = memo(function NewEvent({ begin }: { begin: () => void }) {
  const { t } = useText();
  return (
    <ActionButton
      variant="contained"
      startIcon={<AddIcon />}
      sx={{ minHeight: 44, justifySelf: 'start', displayPrint: 'none' }}
      onClick={begin}
    >
      {t('calendar.new')}
    </ActionButton>
  );
});

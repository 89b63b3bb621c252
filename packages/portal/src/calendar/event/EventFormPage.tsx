import { may } from '@lia/sdk/accounts/permissions';
import { getCalendarEvent, listWritableCalendars } from '@lia/sdk/calendar/endpoints';
import { dayOf } from '@lia/sdk/calendar/instants';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';

import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { useMember } from '../../services/services.ts';
import { useFormRead } from '../../reads/useFormRead.ts';
import { useRead } from '../../reads/useRead.ts';
import { useDraftVault } from '../../services/useDraftVault.ts';
import { ContentPage } from '../../ui/ContentPage.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Notice, ReadFailed } from '../../ui/Notice.tsx';
import { EventForm } from './EventForm.tsx';
import { blankAt, valuesOf } from '../eventForm.ts';
import { calendarPath, studentCalendarPath } from '../paths.ts';
import { calendarTexts } from '../es.ts';
import { eventTexts } from './es.ts';

const CLOCK = /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/;

/** `/apps/eventscalendaredit/{calendar_id?}/{event_id?}`: the form of an event, or of one instance of it. */
export default function EventFormPage() {
  useTexts(calendarTexts);
  useTexts(eventTexts);
  const { t } = useText();
  const user = useMember();
  const { calendar_id: calendar = 'personal', event_id: id = '' } = useParams();
  const [params] = useSearchParams();
  const [opened] = useState(() => new Date().toISOString());
  const { storage: drafts, ready } = useDraftVault();
  const calendars = useRead(['calendar', 'writable'], (client) => client.call(listWritableCalendars));
  const event = useFormRead(id === '' ? null : ['calendar', 'event', id], (client) =>
    client.call(getCalendarEvent, { params: { id } }),
  );
  const back = may(user, 'students.screens') ? studentCalendarPath : calendarPath;
  const asked = params.get('empieza') ?? '';
  const instance = params.get('fecha');
  const error: unknown = calendars.error ?? event.error;
  const isReady = ready && calendars.data && (id === '' || event.data);
  const writable = calendars.data?.data ?? [];
  const chosen = writable.find((one) => one.id === calendar) ?? writable.find((one) => one.id === 'personal');
  return (
    <ContentPage width={720} back={{ label: t('calendar.back'), to: back }}>
      <Typography variant="h1">{t(id === '' ? 'calendar.new' : 'calendar.edit')}</Typography>
      {isReady && !event.data && (
        <EventForm
          draft={`event:new:${calendar}:${asked}`}
          drafts={drafts}
          calendars={writable}
          initial={blankAt(CLOCK.test(asked) ? asked : dayOf(opened, chosen?.zone), chosen?.id ?? 'personal')}
          event={null}
          back={back}
        />
      )}
      {isReady && event.data?.writable === true && (
        <EventForm
          key={event.data.id}
          draft={`event:${event.data.id}:${instance ?? ''}`}
          drafts={drafts}
          calendars={writable}
          initial={valuesOf(event.data, instance)}
          event={{ record: event.data, instance }}
          back={back}
        />
      )}
      {event.data?.writable === false && (
        <Notice inside title={t('calendar.readOnly')} text={t('calendar.readOnly.text')} />
      )}
      {!isReady && error !== undefined && (
        <ReadFailed
          inside
          title={t('calendar.failed.event')}
          error={error}
          retry={() => void Promise.all([calendars.mutate(), event.mutate()])}
        />
      )}
      {!isReady && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={400} />
        </Loading>
      )}
    </ContentPage>
  );
}

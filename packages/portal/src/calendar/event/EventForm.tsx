import { calendarId } from '@lia/sdk/calendar/calendarId';
import { createCalendarEvent, updateCalendarEvent } from '@lia/sdk/calendar/endpoints';
import type { CalendarEvent, WritableCalendars } from '@lia/sdk/calendar/eventSchema';
import { zoneLabels } from '@lia/sdk/calendar/labels';
import { TIME_ZONE } from '@lia/sdk/calendar/instants';
import { type EditScope, eventAudiences, MAX_EVENT_TEXT, MAX_EVENT_TITLE, MAX_PLACE } from '@lia/sdk/calendar/rules';
import { listGroups } from '@lia/sdk/groups/endpoints';
import type { Host } from '@lia/widgets/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, useState } from 'react';

import { DraftForm, sideBySide } from '../../fields/DraftForm.tsx';
import { CheckField } from '../../fields/CheckField.tsx';
import { LabelledInput, LabelledText } from '../../fields/LabelledInput.tsx';
import { LabelledSelect } from '../../fields/LabelledSelect.tsx';
import { type Send, useDraftForm } from '../../fields/useDraftForm.ts';
import { useDraftValues } from '../../fields/useDraftValues.ts';
import { useGroupLabel } from '../../groups/useGroupLabel.ts';
import { useText } from '../../i18n/useText.ts';
import { useChangeOf } from '../../changes/useChangeOf.ts';
import { useRead } from '../../reads/useRead.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { newBodyOf, updateBodyOf, type Values, valuesOf } from '../eventForm.ts';
import type { Written } from './eventRules.ts';
import { looks } from '../kinds.tsx';
import { type EventDraft, revive } from './eventDraft.ts';
import { RecurrenceFields } from './RecurrenceFields.tsx';

// Few events are of a series.
const ScopeField = lazy(() => import('../ScopeField.tsx'));
const rules = () => import('./eventRules.ts');

interface EventFormProps {
  /** Names its draft. */
  draft: string;
  drafts: Host['drafts'];
  calendars: WritableCalendars['data'];
  initial: Values;
  /** What is changed; null where it is new. */
  event: { record: CalendarEvent; instance: string | null } | null;
  /** Where it leads when it was saved. */
  back: string;
}

/** Writes an event, or changes it: all of a series, one instance, or it from that instance on. */
export function EventForm({ draft, drafts, calendars, initial, event: opened, back }: EventFormProps) {
  // What its values came from: with a newer version they would take the place of what someone else saved meanwhile.
  const [event] = useState(opened);
  const [blank] = useState((): EventDraft => ({ ...initial, scope: opened?.instance ? 'this' : 'all' }));
  const { t, language } = useText();
  const labelOf = useGroupLabel();
  const changing = useChangeOf('calendar');
  const kept = useDraftValues(
    { name: draft, blank: () => blank, revive: (stored) => revive(stored, blank), saved: event ? blank : undefined },
    drafts,
  );
  const { values } = kept;
  const { scope } = values;
  const isSeries = event !== null && event.record.recurrence !== null && event.instance !== null;
  const instance = scope === 'all' ? null : (event?.instance ?? null);
  const written: Written = event
    ? { isNew: false, id: event.record.id, body: updateBodyOf(values, event.record, scope, instance) }
    : { isNew: true, body: newBodyOf(values) };
  const form = useDraftForm(kept, { rules, given: written }, changing);
  const { errorOf, change } = form;
  // Names of groups are unique within a grade alone.
  const hasGroups = event === null && calendars.some(({ kind: of }) => of === 'group');
  const { data: groups } = useRead(hasGroups ? ['groups', 'list', 'all'] : null, (client) =>
    client.call(listGroups, { query: {} }),
  );
  const nameOf = (id: string): string | undefined =>
    groups?.filter((one) => calendarId({ kind: 'group', groupId: one.id }) === id).map(labelOf)[0];
  const calendar = calendars.find(({ id }) => id === values.calendar);
  const kind = calendar?.kind ?? event?.record.kind ?? 'personal';
  const zone = event?.record.zone ?? calendar?.zone ?? TIME_ZONE;

  /** An event that begins later ends as much later. */
  function startOn(startDay: string): void {
    const moved = values.endDay < startDay || values.endDay === values.startDay;
    change({ startDay, ...(moved && { endDay: startDay }) });
  }

  function choose(next: EditScope): void {
    if (!event) return;
    // All of them are changed from the first on; what was typed of anything but the time stays.
    const at = valuesOf(event.record, next === 'all' ? null : event.instance);
    const { startDay, startTime, endDay, endTime } = at;
    change({ scope: next, startDay, startTime, endDay, endTime });
  }

  const send: Send<unknown> = async (client, _, idempotencyKey) => ({
    ...(await (written.isNew
      ? client.call(createCalendarEvent, { body: written.body, idempotencyKey })
      : client.call(updateCalendarEvent, { params: { id: written.id }, body: written.body, idempotencyKey }))),
    path: `${back}?fecha=${values.startDay}`,
  });

  return (
    <DraftForm form={form} send={send} action={t('calendar.save')}>
      {isSeries && (
        <LazyBoundary fallback={<Skeleton variant="rounded" height={168} />}>
          <ScopeField label={t('calendar.scope')} value={scope} onChange={choose} />
        </LazyBoundary>
      )}
      <LabelledInput
        name="title"
        label={t('calendar.name')}
        required
        value={values.title}
        maxLength={MAX_EVENT_TITLE}
        error={errorOf('title')}
        onChange={({ target }) => change({ title: target.value })}
      />
      {event === null && calendars.length > 1 && (
        <LabelledSelect
          label={t('calendar.in')}
          value={values.calendar}
          onChange={({ target }) => change({ calendar: target.value })}
        >
          {calendars.map(({ id, kind: of, name }) => (
            <option key={id} value={id}>
              {name === null ? t(looks[of].label) : `${t(looks[of].label)}: ${nameOf(id) ?? name}`}
            </option>
          ))}
        </LabelledSelect>
      )}
      <CheckField
        label={t('calendar.allDay')}
        checked={values.allDay}
        disabled={isSeries && scope === 'this'}
        onChange={(allDay) => change({ allDay })}
      />
      <Box sx={sideBySide}>
        <LabelledInput
          type="date"
          label={t('calendar.starts')}
          required
          value={values.startDay}
          error={errorOf('starts')}
          onChange={({ target }) => startOn(target.value)}
        />
        {!values.allDay && (
          <LabelledInput
            type="time"
            label={t('calendar.starts.time')}
            required
            value={values.startTime}
            error={null}
            onChange={({ target }) => change({ startTime: target.value })}
          />
        )}
        <LabelledInput
          type="date"
          label={t('calendar.ends')}
          required
          value={values.endDay}
          error={errorOf('ends')}
          onChange={({ target }) => change({ endDay: target.value })}
        />
        {!values.allDay && (
          <LabelledInput
            type="time"
            label={t('calendar.ends.time')}
            required
            value={values.endTime}
            error={null}
            onChange={({ target }) => change({ endTime: target.value })}
          />
        )}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {t('calendar.zone', { zone: zoneLabels[zone][language] })}
      </Typography>
      {!(isSeries && scope === 'this') && (
        <RecurrenceFields values={values} error={errorOf('recurrence')} change={change} />
      )}
      <LabelledInput
        name="place"
        label={t('calendar.place')}
        value={values.place}
        maxLength={MAX_PLACE}
        error={errorOf('place')}
        onChange={({ target }) => change({ place: target.value })}
      />
      <LabelledInput
        name="link"
        type="url"
        label={t('calendar.link')}
        value={values.link}
        error={errorOf('link')}
        onChange={({ target }) => change({ link: target.value })}
      />
      <LabelledText
        name="description"
        label={t('calendar.description')}
        rows={4}
        value={values.description}
        maxLength={MAX_EVENT_TEXT}
        error={errorOf('description')}
        onChange={({ target }) => change({ description: target.value })}
      />
      {(kind === 'school' || kind === 'group') && (
        <LabelledSelect
          label={t('calendar.audience')}
          value={values.audience}
          onChange={({ target }) => change({ audience: target.value })}
        >
          {eventAudiences.map((audience) => (
            <option key={audience} value={audience}>
              {t(`calendar.audience.${audience}`)}
            </option>
          ))}
        </LabelledSelect>
      )}
    </DraftForm>
  );
}

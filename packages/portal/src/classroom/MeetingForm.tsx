import { zoneLabels } from '@lia/sdk/calendar/labels';
import { createMeeting, updateMeeting, updateMeetingSeries } from '@lia/sdk/classroom/endpoints';
import { meetingProviderLabels } from '@lia/sdk/classroom/labels';
import { MAX_TITLE, type MeetingProviderName } from '@lia/sdk/classroom/rules';
import type { Group } from '@lia/sdk/groups/schema';
import type { Host } from '@lia/widgets/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { DraftForm, sideBySide } from '../fields/DraftForm.tsx';
import { CheckField } from '../fields/CheckField.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { LabelledSelect } from '../fields/LabelledSelect.tsx';
import { type Send, useDraftForm } from '../fields/useDraftForm.ts';
import { useDraftValues } from '../fields/useDraftValues.ts';
import { groupClassesPath } from '../groups/paths.ts';
import { useGroupLabel } from '../groups/useGroupLabel.ts';
import { useText } from '../i18n/useText.ts';
import { useSubjects } from '../subjects/useSubjects.ts';
import { revive } from './meetingDraft.ts';
import { type Changed, lengths, providerAt, type Values, writtenOf } from './meetingForm.ts';
import { classPath } from './paths.ts';
import { useClassroomChange } from './useClassroomChange.ts';
import { weekdays } from './weekdays.ts';

interface MeetingFormProps {
  changed: Changed;
  initial: Values;
  /** Names its draft. */
  draft: string;
  drafts: Host['drafts'];
  groups: readonly Group[];
  providers: readonly MeetingProviderName[];
}

const rules = () => import('./meetingRules.ts');

/** Plans a class once or every week, or changes one. Times are of the clocks of the school. */
export function MeetingForm({ changed, initial, draft, drafts, groups, providers }: MeetingFormProps) {
  const { t, language } = useText();
  const labelOf = useGroupLabel();
  const changing = useClassroomChange();
  const [blank] = useState(initial);
  const kept = useDraftValues(
    {
      name: draft,
      blank: () => blank,
      revive: (stored) => revive(stored, blank),
      saved: changed.of === 'new' ? undefined : blank,
    },
    drafts,
  );
  const { values } = kept;
  const subjects = useSubjects(values.group === '' ? undefined : values.group).data?.data;
  const { of } = changed;
  const written = writtenOf(changed, values);
  const form = useDraftForm(kept, { rules, given: written }, changing);
  const { errorOf, change } = form;
  const group = groups.find(({ id }) => id === values.group);

  const send: Send<unknown> = async (client, _, idempotencyKey) => {
    if (written.of === 'series') {
      const { id, body } = written;
      const answer = await client.call(updateMeetingSeries, { params: { id }, body, idempotencyKey });
      return { ...answer, path: groupClassesPath(values.group) };
    }
    const answer =
      written.of === 'new'
        ? await client.call(createMeeting, { body: written.body, idempotencyKey })
        : await client.call(updateMeeting, { params: { id: written.id }, body: written.body, idempotencyKey });
    return { ...answer, path: classPath(answer.data.group.id, answer.data.id) };
  };

  const chosen = Number(values.minutes);
  const offered = lengths.some((one) => one === chosen)
    ? lengths
    : [...lengths, chosen].toSorted((one, other) => one - other);

  return (
    <DraftForm form={form} send={send} action={t(of === 'new' ? 'classes.plan' : 'classes.save')}>
      {of === 'new' && (
        <LabelledSelect
          label={t('classes.group')}
          value={values.group}
          onChange={({ target }) => change({ group: target.value, subject: '' })}
        >
          {groups.map((one) => (
            <option key={one.id} value={one.id}>
              {labelOf(one)}
            </option>
          ))}
        </LabelledSelect>
      )}
      <LabelledInput
        label={t('classes.name')}
        value={values.title}
        maxLength={MAX_TITLE}
        error={errorOf('title')}
        onChange={({ target }) => change({ title: target.value })}
      />
      {subjects && subjects.length > 0 && (
        <LabelledSelect
          label={t('classes.subject')}
          value={values.subject}
          onChange={({ target }) => change({ subject: target.value })}
        >
          <option value="">{t('classes.subject.none')}</option>
          {subjects.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </LabelledSelect>
      )}
      <Box sx={sideBySide}>
        {of === 'series' ? (
          <LabelledSelect
            label={t('classes.weekday')}
            value={values.weekday}
            onChange={({ target }) => change({ weekday: target.value })}
          >
            {weekdays.map(({ weekday, key: name }) => (
              <option key={weekday} value={weekday}>
                {t(name)}
              </option>
            ))}
          </LabelledSelect>
        ) : (
          <LabelledInput
            type="date"
            label={t('classes.day')}
            value={values.day}
            error={errorOf('day')}
            onChange={({ target }) => change({ day: target.value })}
          />
        )}
        <LabelledInput
          type="time"
          label={t('classes.time')}
          value={values.time}
          error={errorOf('time')}
          onChange={({ target }) => change({ time: target.value })}
        />
        <LabelledSelect
          label={t('classes.minutes')}
          value={values.minutes}
          onChange={({ target }) => change({ minutes: target.value })}
        >
          {offered.map((minutes) => (
            <option key={minutes} value={minutes}>
              {t('classes.minutes.of', { minutes })}
            </option>
          ))}
        </LabelledSelect>
      </Box>
      {group && (
        <Typography variant="body2" color="text.secondary">
          {t('classes.zone', { zone: zoneLabels[group.zone][language] })}
        </Typography>
      )}
      {of === 'new' && (
        <CheckField label={t('classes.repeat')} checked={values.weekly} onChange={(weekly) => change({ weekly })} />
      )}
      {(of === 'series' || values.weekly) && (
        <Box sx={{ maxWidth: 360 }}>
          <LabelledInput
            type="date"
            label={t('classes.until')}
            value={values.until}
            error={errorOf('until')}
            onChange={({ target }) => change({ until: target.value })}
          />
        </Box>
      )}
      {providers.length > 1 && (
        <LabelledSelect
          label={t('classes.provider')}
          value={values.provider}
          onChange={({ target }) => change({ provider: providerAt(target.value) })}
        >
          {providers.map((name) => (
            <option key={name} value={name}>
              {meetingProviderLabels[name][language]}
            </option>
          ))}
        </LabelledSelect>
      )}
      {values.provider === 'link' && (
        <Box>
          <LabelledInput
            type="url"
            inputMode="url"
            placeholder="https://"
            label={t('classes.link')}
            value={values.link}
            error={errorOf('link')}
            onChange={({ target }) => change({ link: target.value })}
          />
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {t('classes.link.hint')}
          </Typography>
        </Box>
      )}
    </DraftForm>
  );
}

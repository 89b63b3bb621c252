import { dayOf } from '@lia/sdk/calendar/instants';
import { listGroups } from '@lia/sdk/groups/endpoints';
import { mediaFileRule } from '@lia/sdk/media/rules';
import { createRecording, updateRecording } from '@lia/sdk/recordings/endpoints';
import { MAX_RECORDING_TEXT, MAX_RECORDING_TITLE } from '@lia/sdk/recordings/rules';
import type { Recording } from '@lia/sdk/recordings/schema';
import type { Host } from '@lia/widgets/react';
import Box from '@mui/material/Box';
import { useState } from 'react';

import { DraftForm, sideBySide } from '../fields/DraftForm.tsx';
import { LabelledInput, LabelledText } from '../fields/LabelledInput.tsx';
import { LabelledSelect } from '../fields/LabelledSelect.tsx';
import { RadioField } from '../fields/RadioField.tsx';
import { FormRefusal } from '../fields/FormRefusal.tsx';
import { type Send, useDraftForm } from '../fields/useDraftForm.ts';
import { useDraftValues } from '../fields/useDraftValues.ts';
import { useGroupLabel } from '../groups/useGroupLabel.ts';
import { useText } from '../i18n/useText.ts';
import { durationOf } from '@lia/sdk/media/durationOf';
import { useChangeOf } from '../changes/useChangeOf.ts';
import { useRead } from '../reads/useRead.ts';
import { useSubjects } from '../subjects/useSubjects.ts';
import { ReadFailed } from '../ui/Notice.tsx';
import { UploadField } from '../uploads/UploadField.tsx';
import { isUnderWay, useUpload } from '../uploads/useUpload.ts';
import { recordingPath } from './paths.ts';
import { revive, sources, valuesOf } from './recordingForm.ts';
import type { Written } from './recordingRules.ts';

const rules = () => import('./recordingRules.ts');

/** Adds a recorded class, or changes one: its group and its file stay. */
export function RecordingForm({ recording, drafts }: { recording?: Recording; drafts: Host['drafts'] }) {
  const { t, message } = useText();
  const labelOf = useGroupLabel();
  const changing = useChangeOf('recordings');
  const [blank] = useState(() => valuesOf(recording));
  const kept = useDraftValues(
    {
      name: `recording:${recording?.id ?? 'new'}`,
      blank: () => blank,
      revive: (stored) => revive(stored, blank),
      saved: recording && blank,
    },
    drafts,
  );
  const { values } = kept;
  const { source } = values;
  const [duration, setDuration] = useState<number | undefined>();
  const [opened] = useState(() => new Date().toISOString());
  const upload = useUpload('recording', mediaFileRule);
  const {
    data: groups = [],
    error: unread,
    mutate: readAgain,
  } = useRead(recording ? null : ['groups', 'list', 'all'], (client) => client.call(listGroups, { query: {} }));
  const group = values.group || (groups.length === 1 ? (groups[0]?.id ?? '') : '');
  const day = values.day || dayOf(opened, groups.find(({ id }) => id === group)?.zone);
  const { data: subjects } = useSubjects(group === '' ? undefined : group);

  const fields = {
    title: values.title.trim(),
    description: values.description.trim(),
    recorded_on: day,
    subject_id: values.subject,
    url: source === 'link' ? values.url.trim() : '',
  };
  const created = {
    ...fields,
    group_id: group,
    ...(source === 'file' && { upload: upload.sending?.id ?? '' }),
    ...(source === 'file' && duration !== undefined && { duration }),
  };
  const written: Written = recording
    ? { isNew: false, id: recording.id, body: fields }
    : { isNew: true, body: created };
  const lacksLink = source === 'link' && fields.url === '';
  const form = useDraftForm(kept, { rules, given: written, isReady: !lacksLink }, changing);
  const { tried, errorOf, change, renewKey } = form;

  const send: Send<unknown> = async (client, _, idempotencyKey) => {
    if (!written.isNew) {
      const { id, body } = written;
      const answer = await client.call(updateRecording, { params: { id }, body, idempotencyKey });
      return { ...answer, path: recordingPath(id) };
    }
    const answer = await client.call(createRecording, { body: written.body, idempotencyKey });
    return { ...answer, path: recordingPath(answer.data.id) };
  };

  return (
    <DraftForm form={form} send={send} files={!recording} action={t('recordings.save')}>
      <LabelledInput
        name="title"
        label={t('recordings.title.field')}
        required
        value={values.title}
        maxLength={MAX_RECORDING_TITLE}
        error={errorOf('title')}
        onChange={({ target }) => change({ title: target.value })}
      />
      {groups.length === 0 && unread !== undefined && (
        <ReadFailed inside title={t('recordings.groups.failed')} error={unread} retry={() => void readAgain()} />
      )}
      {!recording && (groups.length > 0 || unread === undefined) && (
        <LabelledSelect
          label={t('recordings.group')}
          value={group}
          onChange={({ target }) => change({ group: target.value, subject: '' })}
        >
          <option value="">{t('recordings.group.choose')}</option>
          {groups.map((one) => (
            <option key={one.id} value={one.id}>
              {labelOf(one)}
            </option>
          ))}
        </LabelledSelect>
      )}
      {!recording && errorOf('group_id') !== null && <FormRefusal text={errorOf('group_id')} times={0} />}
      <Box sx={sideBySide}>
        <LabelledInput
          type="date"
          label={t('recordings.day')}
          required
          value={day}
          error={errorOf('recorded_on')}
          onChange={({ target }) => change({ day: target.value })}
        />
        <LabelledSelect
          label={t('recordings.subject')}
          value={values.subject}
          onChange={({ target }) => change({ subject: target.value })}
        >
          <option value="">{t('recordings.subject.none')}</option>
          {(subjects?.data ?? []).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </LabelledSelect>
      </Box>
      {!recording && (
        <RadioField
          name="source"
          label={t('recordings.source')}
          choices={sources.map((value) => ({ value, label: t(`recordings.source.${value}`) }))}
          value={source}
          error={null}
          onChange={(chosen) => change({ source: chosen })}
        />
      )}
      {!recording && source === 'file' && (
        <UploadField
          label={t('recordings.file')}
          rule={mediaFileRule}
          upload={upload}
          error={isUnderWay(upload.sending) && tried ? t('upload.wait') : errorOf('upload')}
          chosen={(file) => {
            renewKey();
            setDuration(undefined);
            void durationOf(file).then(setDuration);
          }}
        />
      )}
      {source === 'link' && (
        <LabelledInput
          type="url"
          label={t('recordings.url')}
          required
          value={values.url}
          error={tried && lacksLink ? message({ key: 'required' }) : errorOf('url')}
          onChange={({ target }) => change({ url: target.value })}
        />
      )}
      <LabelledText
        label={t('recordings.description')}
        rows={3}
        value={values.description}
        maxLength={MAX_RECORDING_TEXT}
        error={errorOf('description')}
        onChange={({ target }) => change({ description: target.value })}
      />
    </DraftForm>
  );
}

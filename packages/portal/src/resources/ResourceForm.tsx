import { listGroups } from '@lia/sdk/groups/endpoints';
import { createResource, listResources, updateResource } from '@lia/sdk/resources/endpoints';
import {
  MAX_RESOURCE_NAME,
  MAX_RESOURCE_TEXT,
  MAX_SUBJECT,
  resourceFileRule,
  type ResourceKind,
  type ResourceVisibility,
} from '@lia/sdk/resources/rules';
import type { Resource } from '@lia/sdk/resources/schema';
import { isAdmin, rolesOf } from '@lia/sdk/accounts/roles';
import type { Host } from '@lia/widgets/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { DraftForm, sideBySide } from '../fields/DraftForm.tsx';
import { CheckedList } from '../fields/CheckedList.tsx';
import { LabelledInput, LabelledText } from '../fields/LabelledInput.tsx';
import { LabelledSelect } from '../fields/LabelledSelect.tsx';
import { RadioField } from '../fields/RadioField.tsx';
import { type Send, useDraftForm } from '../fields/useDraftForm.ts';
import { useDraftValues } from '../fields/useDraftValues.ts';
import { useGroupLabel } from '../groups/useGroupLabel.ts';
import { useText } from '../i18n/useText.ts';
import { durationOf } from '@lia/sdk/media/durationOf';
import { useMember } from '../services/services.ts';
import { useChangeOf } from '../changes/useChangeOf.ts';
import { useRead } from '../reads/useRead.ts';
import { UploadField } from '../uploads/UploadField.tsx';
import { isUnderWay, useUpload } from '../uploads/useUpload.ts';
import { LevelAndGrade } from './LevelAndGrade.tsx';
import { resourcesPath } from './paths.ts';
import { revive, valuesOf } from './resourceForm.ts';
import type { Written } from './resourceRules.ts';

const later = () => import('./resourceRules.ts');

/** An administrator works for LIA, and shares with everyone who teaches. */
const visibilities = {
  admin: ['own', 'site'],
  keeper: ['own', 'school', 'groups'],
} as const satisfies Record<string, readonly ResourceVisibility[]>;

/** What is taken as a file, and what is played. */
const isPlayed = ({ extensions }: (typeof resourceFileRule.kinds)[number]): boolean =>
  extensions.some((one) => one === 'mp4' || one === 'mp3');
const rules = {
  file: { kinds: resourceFileRule.kinds.filter((kind) => !isPlayed(kind)) },
  video: { kinds: resourceFileRule.kinds.filter(isPlayed) },
};

interface ResourceFormProps {
  kind: ResourceKind;
  /** Where it was opened, to which it leads back. */
  folder: string;
  resource?: Resource;
  drafts: Host['drafts'];
}

/** Adds a resource, or changes and moves one: what it is stays. */
export function ResourceForm({ kind, folder, resource, drafts }: ResourceFormProps) {
  const { t, message } = useText();
  const labelOf = useGroupLabel();
  const user = useMember();
  const changing = useChangeOf('resources');
  const [blank] = useState(() => valuesOf(resource, folder));
  const kept = useDraftValues(
    {
      name: `resource:${resource?.id ?? `new:${kind}:${folder}`}`,
      blank: () => blank,
      revive: (stored) => revive(stored, blank),
      saved: resource && blank,
    },
    drafts,
  );
  const { values } = kept;
  const { visibility, groups } = values;
  const [duration, setDuration] = useState<number | undefined>();
  const rule = kind === 'video' ? rules.video : rules.file;
  const upload = useUpload('resource', rule);
  const needsFile = !resource && (kind === 'file' || kind === 'video');
  const { data: folders = [] } = useRead(['resources', 'search', 'folders'], (client) =>
    client.call(listResources, { query: { filter: JSON.stringify({ kind: 'folder' }) } }),
  );
  const { data: mine = [] } = useRead(['groups', 'list', 'all'], (client) => client.call(listGroups, { query: {} }));

  const isTop = values.parent === '';
  const offered = rolesOf(user).some(isAdmin) ? visibilities.admin : visibilities.keeper;
  const fields = {
    name: values.name.trim(),
    description: values.description.trim(),
    teacher_notes: values.notes.trim(),
    parent_id: isTop ? null : values.parent,
    level: values.level === '' ? null : Number(values.level),
    grade: values.grade === '' ? null : Number(values.grade),
    subject: values.subject.trim(),
    ...(isTop && { visibility }),
    ...(isTop && visibility === 'groups' && { groups: [...groups] }),
    ...(kind === 'link' && { url: values.url.trim() }),
  };
  const created = {
    ...fields,
    kind,
    ...(needsFile && { upload: upload.sending?.id ?? '' }),
    ...(kind === 'video' && duration !== undefined && { duration }),
  };
  const written: Written = resource ? { isNew: false, id: resource.id, body: fields } : { isNew: true, body: created };
  const lacksGroups = isTop && visibility === 'groups' && groups.length === 0;
  const form = useDraftForm(kept, { rules: later, given: written, isReady: !lacksGroups }, changing);
  const { tried, errorOf, change, renewKey } = form;

  const send: Send<unknown> = async (client, _, idempotencyKey) => ({
    ...(await (written.isNew
      ? client.call(createResource, { body: written.body, idempotencyKey })
      : client.call(updateResource, { params: { id: written.id }, body: written.body, idempotencyKey }))),
    path: resourcesPath(isTop ? 'all' : values.parent),
  });

  return (
    <DraftForm form={form} send={send} files={needsFile} action={t('resources.save')}>
      <LabelledInput
        label={t('resources.name')}
        required
        value={values.name}
        maxLength={MAX_RESOURCE_NAME}
        error={errorOf('name')}
        onChange={({ target }) => change({ name: target.value })}
      />
      {kind === 'link' && (
        <LabelledInput
          type="url"
          label={t('resources.url')}
          required
          value={values.url}
          error={errorOf('url')}
          onChange={({ target }) => change({ url: target.value })}
        />
      )}
      {needsFile && (
        <UploadField
          label={t(kind === 'video' ? 'resources.video' : 'resources.file')}
          rule={rule}
          upload={upload}
          error={isUnderWay(upload.sending) && tried ? t('upload.wait') : errorOf('upload')}
          chosen={(file) => {
            renewKey();
            setDuration(undefined);
            if (kind === 'video') void durationOf(file).then(setDuration);
          }}
        />
      )}
      <LabelledText
        label={t('resources.description')}
        rows={2}
        value={values.description}
        maxLength={MAX_RESOURCE_TEXT}
        error={errorOf('description')}
        onChange={({ target }) => change({ description: target.value })}
      />
      <LabelledSelect
        label={t('resources.folder')}
        value={values.parent}
        onChange={({ target }) => change({ parent: target.value })}
      >
        <option value="">{t('resources.top')}</option>
        {folders
          .filter(({ id, managed }) => managed && id !== resource?.id)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </LabelledSelect>
      {isTop ? (
        <RadioField
          name="visibility"
          label={t('resources.visibility')}
          choices={offered.map((value) => ({ value, label: t(`resources.visibility.${value}`) }))}
          value={visibility}
          error={errorOf('visibility')}
          onChange={(chosen) => change({ visibility: chosen })}
        />
      ) : (
        <Typography color="text.secondary">{t('resources.visibility.inside')}</Typography>
      )}
      {isTop && visibility === 'groups' && (
        <CheckedList
          title={t('resources.groups')}
          none={t('resources.groups.none')}
          error={tried && lacksGroups ? message({ key: 'resource.groups' }) : null}
          choices={mine.map((one) => ({ id: one.id, label: labelOf(one) }))}
          chosen={groups}
          choose={(chosen) => change({ groups: chosen })}
        />
      )}
      <Box sx={sideBySide}>
        <LevelAndGrade level={values.level} grade={values.grade} change={change} />
      </Box>
      <LabelledInput
        label={t('resources.subject')}
        value={values.subject}
        maxLength={MAX_SUBJECT}
        error={errorOf('subject')}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <LabelledText
        label={t('resources.notes')}
        rows={2}
        value={values.notes}
        maxLength={MAX_RESOURCE_TEXT}
        error={errorOf('teacher_notes')}
        onChange={({ target }) => change({ notes: target.value })}
      />
    </DraftForm>
  );
}

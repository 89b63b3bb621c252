import { createActivity, removeActivityFile, updateActivity } from '@lia/sdk/activities/endpoints';
import {
  MAX_ACTIVITY_NAME,
  MAX_ACTIVITY_RESOURCES,
  MAX_FILES_AT_ONCE,
  MAX_INSTRUCTIONS,
  MAX_THEME,
} from '@lia/sdk/activities/rules';
import type { Activity, NewActivity } from '@lia/sdk/activities/schema';
import { TIME_ZONE } from '@lia/sdk/calendar/instants';
import { zoneLabels } from '@lia/sdk/calendar/labels';
import { listGroups } from '@lia/sdk/groups/endpoints';
import type { Group } from '@lia/sdk/groups/schema';
import type { Host } from '@lia/widgets/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, useState } from 'react';

import { DraftForm, sideBySide } from '../fields/DraftForm.tsx';
import { CheckedList } from '../fields/CheckedList.tsx';
import { CheckField } from '../fields/CheckField.tsx';
import { LabelledInput, LabelledText } from '../fields/LabelledInput.tsx';
import { type Send, useDraftForm } from '../fields/useDraftForm.ts';
import { useDraftValues } from '../fields/useDraftValues.ts';
import { useGroupLabel } from '../groups/useGroupLabel.ts';
import { useText } from '../i18n/useText.ts';
import { useRead } from '../reads/useRead.ts';
import { AwaitedPart, LazyBoundary } from '../ui/LazyBoundary.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { useAttachedFiles } from '../uploads/useAttachedFiles.ts';
import { newValues, onClocks, revive, valuesOf } from './activityForm.ts';
import { activityPath } from './paths.ts';
import { useActivityChange } from './useActivityChange.ts';
import { RubricEditor } from './rubric/RubricEditor.tsx';
import { readTyped } from './rubric/typedRubric.ts';
import { SubjectField } from './SubjectField.tsx';

const AttachedFiles = lazy(() => import('../uploads/AttachedFiles.tsx'));
const ActivityFiles = lazy(() => import('./ActivityFiles.tsx'));
const SubjectDialog = lazyDialog(() => import('../subjects/SubjectDialog.tsx'));

const rules = () => import('./activityRules.ts');

const FILES = 'files[]';

interface ActivityFormProps {
  activity?: Activity;
  /** The group that a new one begins with. */
  first?: Group | undefined;
  drafts: Host['drafts'];
}

/** Makes an activity for one or several groups, or changes one. */
export function ActivityForm({ activity, first, drafts }: ActivityFormProps) {
  const { t, language } = useText();
  const labelOf = useGroupLabel();
  const changing = useActivityChange();
  const current = activity && valuesOf(activity);
  const blank = () => current ?? newValues(new Date().toISOString(), first);
  const kept = useDraftValues(
    {
      name: `activity:${activity?.id ?? 'new'}`,
      blank,
      revive: (stored) => revive(stored, blank()),
      saved: current,
    },
    drafts,
  );
  const attached = useAttachedFiles(MAX_FILES_AT_ONCE);
  const [addingSubject, setAddingSubject] = useState(false);
  const { values } = kept;
  const {
    data: groups,
    error: unread,
    mutate: readAgain,
  } = useRead(activity ? null : ['groups', 'list', 'all'], (client) => client.call(listGroups, { query: {} }));
  const [group] = values.groups;
  const zoneOf = (chosen: readonly string[]) =>
    activity?.zone ?? groups?.find(({ id }) => chosen.includes(id))?.zone ?? TIME_ZONE;
  const zone = zoneOf(values.groups);
  const form = useDraftForm(kept, { rules, given: { values, zone }, isReady: attached.isReady }, changing);
  const { tried, busy, errorOf, change, renewKey } = form;

  const send: Send<NewActivity> = async (client, body, idempotencyKey) => {
    const given = { files: { [FILES]: attached.files } as const, idempotencyKey };
    if (activity) {
      const { group_id: _group, ...changed } = { ...body, ...attached.named };
      const params = { id: activity.id };
      const answer = await client.call(updateActivity, { params, query: { _method: 'PUT' }, body: changed, ...given });
      return { ...answer, path: activityPath(activity.id) };
    }
    const answer = await client.call(createActivity, { body: { ...body, ...attached.named }, ...given });
    return { ...answer, path: activityPath(answer.data[0]?.id ?? '') };
  };

  const text = (name: 'theme' | 'instructions' | 'resources' | 'links') => ({
    name,
    readOnly: busy,
    label: t(`activities.${name}`),
    value: values[name],
    error: errorOf(name === 'links' ? 'url_path' : name),
  });

  return (
    <LazyBoundary fallback={<Skeleton variant="rounded" height={400} />}>
      <DraftForm form={form} send={send} files action={t(activity ? 'activities.save' : 'activities.create')}>
        <LabelledInput
          name="name"
          readOnly={busy}
          label={t('activities.name')}
          required
          value={values.name}
          maxLength={MAX_ACTIVITY_NAME}
          error={errorOf('name')}
          onChange={({ target }) => change({ name: target.value })}
        />
        {!groups && unread !== undefined && (
          <ReadFailed inside title={t('activities.groups.failed')} error={unread} retry={() => void readAgain()} />
        )}
        {!activity && groups?.length === 0 && <Typography>{t('activities.groups.none')}</Typography>}
        {!activity && groups && groups.length > 0 && (
          <CheckedList
            title={t('activities.groups')}
            error={errorOf('group_id')}
            choices={groups.map((one) => ({ id: one.id, label: labelOf(one) }))}
            chosen={values.groups}
            choose={(chosen) => {
              // What was to be published now is, on other clocks as well.
              change({ groups: chosen, subject: '', ...onClocks(values, zone, zoneOf(chosen)) });
            }}
          />
        )}
        {group !== undefined && (
          <SubjectField
            group={group}
            kept={activity?.subject ?? null}
            subject={values.subject}
            choose={(subject) => change({ subject })}
            add={() => setAddingSubject(true)}
          />
        )}
        <LabelledInput
          {...text('theme')}
          maxLength={MAX_THEME}
          onChange={({ target }) => change({ theme: target.value })}
        />
        <LabelledText
          {...text('instructions')}
          rows={5}
          maxLength={MAX_INSTRUCTIONS}
          onChange={({ target }) => change({ instructions: target.value })}
        />
        <LabelledText
          {...text('resources')}
          rows={2}
          maxLength={MAX_ACTIVITY_RESOURCES}
          onChange={({ target }) => change({ resources: target.value })}
        />
        <LabelledText {...text('links')} rows={2} onChange={({ target }) => change({ links: target.value })} />
        <Box sx={sideBySide}>
          <LabelledInput
            type="datetime-local"
            readOnly={busy}
            label={t('activities.publish')}
            value={values.publish}
            error={errorOf('publish_date')}
            onChange={({ target }) => change({ publish: target.value })}
          />
          <LabelledInput
            type="datetime-local"
            readOnly={busy}
            label={t('activities.finish')}
            value={values.finish}
            error={errorOf('finish_date')}
            onChange={({ target }) => change({ finish: target.value })}
          />
          <LabelledInput
            type="datetime-local"
            readOnly={busy}
            label={t('activities.cutoff')}
            value={values.cutoff}
            error={errorOf('cutoff_date')}
            onChange={({ target }) => change({ cutoff: target.value })}
          />
          <LabelledInput
            inputMode="decimal"
            readOnly={busy}
            label={t('activities.points')}
            value={values.points}
            error={errorOf('points')}
            onChange={({ target }) => change({ points: target.value })}
          />
          <LabelledInput
            inputMode="numeric"
            readOnly={busy}
            label={t('activities.attempts')}
            value={values.attempts}
            error={errorOf('max_attempts')}
            onChange={({ target }) => change({ attempts: target.value })}
          />
        </Box>
        <Typography variant="body2" color="text.secondary">
          {t('activities.zone', { zone: zoneLabels[zone][language] })}
        </Typography>
        <RubricEditor
          rubric={readTyped(values.rubric)}
          change={(rubric) => change({ rubric: rubric.length === 0 ? '' : JSON.stringify(rubric) })}
          errorOf={(path) => errorOf(`rubric${path}`)}
          points={values.points}
        />
        {activity && activity.files.length > 0 && (
          <Box>
            <Typography sx={{ fontWeight: 600 }}>{t('activities.files.own')}</Typography>
            <AwaitedPart>
              <ActivityFiles
                files={activity.files}
                busy={busy}
                remove={(file) =>
                  void changing.run((client) =>
                    client.call(removeActivityFile, { params: { activity: activity.id, file } }),
                  )
                }
              />
            </AwaitedPart>
          </Box>
        )}
        <AwaitedPart>
          <AttachedFiles
            label={t('activities.files')}
            limits={t('activities.files.limits', { max: MAX_FILES_AT_ONCE })}
            purpose="activity"
            attached={attached}
            tried={tried}
            busy={busy}
            error={errorOf(FILES) ?? undefined}
            changed={renewKey}
          />
        </AwaitedPart>
        <CheckField
          label={t('activities.teams')}
          checked={values.inTeams}
          onChange={(inTeams) => change({ inTeams })}
        />
        <CheckField
          label={t('activities.active')}
          checked={values.isActive}
          onChange={(isActive) => change({ isActive })}
        />
      </DraftForm>
      {addingSubject && group !== undefined && (
        <SubjectDialog
          group={group}
          saved={({ id }) => change({ subject: id })}
          close={() => setAddingSubject(false)}
        />
      )}
    </LazyBoundary>
  );
}

import { createActivity, removeActivityFile, updateActivity } from '@lia/sdk/activities/endpoints';
import { MAX_ACTIVITY_NAME, MAX_FILES_AT_ONCE } from '@lia/sdk/activities/rules';
import type { Activity, NewActivity } from '@lia/sdk/activities/schema';
import { TIME_ZONE } from '@lia/sdk/calendar/instants';
import { listGroups } from '@lia/sdk/groups/endpoints';
import type { Group } from '@lia/sdk/groups/schema';
import type { Host } from '@lia/widgets/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, useState } from 'react';

import { DraftForm } from '../fields/DraftForm.tsx';
import { CheckField } from '../fields/CheckField.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { type Send, useDraftForm } from '../fields/useDraftForm.ts';
import { useDraftValues } from '../fields/useDraftValues.ts';
import { useText } from '../i18n/useText.ts';
import { useRead } from '../reads/useRead.ts';
import { AwaitedPart, LazyBoundary } from '../ui/LazyBoundary.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { useAttachedFiles } from '../uploads/useAttachedFiles.ts';
import { type FieldOf, newValues, onClocks, revive, valuesOf } from './activityForm.ts';
import { ContentFields } from './ContentFields.tsx';
import { GroupsField } from './GroupsField.tsx';
import { activityPath } from './paths.ts';
import { useActivityChange } from './useActivityChange.ts';
import { RubricEditor } from './rubric/RubricEditor.tsx';
import { readTyped } from './rubric/typedRubric.ts';
import { SubjectField } from './SubjectField.tsx';
import { ScheduleFields } from './ScheduleFields.tsx';

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
  const { t } = useText();
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
  const field: FieldOf = (name, error = name) => ({
    name,
    readOnly: busy,
    label: t(`activities.${name}`),
    value: values[name],
    error: errorOf(error),
    onChange: ({ target }) => change({ [name]: target.value }),
  });

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

  return (
    <LazyBoundary fallback={<Skeleton variant="rounded" height={400} />}>
      <DraftForm form={form} send={send} files action={t(activity ? 'activities.save' : 'activities.create')}>
        <LabelledInput {...field('name')} required maxLength={MAX_ACTIVITY_NAME} />
        {!activity && (
          <GroupsField
            groups={groups}
            unread={unread}
            readAgain={() => void readAgain()}
            chosen={values.groups}
            error={errorOf('group_id')}
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
        <ContentFields field={field} />
        <ScheduleFields field={field} zone={zone} />
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

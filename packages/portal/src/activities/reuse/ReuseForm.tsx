import type { ActivityCopies, CopySource } from '@lia/sdk/activities/copies';
import { copyActivities, listActivities } from '@lia/sdk/activities/endpoints';
import { MAX_COPIED } from '@lia/sdk/activities/rules';
import type { Activity } from '@lia/sdk/activities/schema';
import { addDays, mondayOf } from '@lia/sdk/calendar/days';
import { dayOf, TIME_ZONE } from '@lia/sdk/calendar/instants';
import { zoneLabels } from '@lia/sdk/calendar/labels';
import { listGroups } from '@lia/sdk/groups/endpoints';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useState } from 'react';

import { CheckedList } from '../../fields/CheckedList.tsx';
import { CheckField } from '../../fields/CheckField.tsx';
import { FormRefusal } from '../../fields/FormRefusal.tsx';
import { LabelledInput } from '../../fields/LabelledInput.tsx';
import { useLaterRules } from '../../fields/useLaterRules.ts';
import { useRefusal } from '../../fields/useRefusal.ts';
import { useSentKey } from '../../fields/useSentKey.ts';
import { useGroupLabel } from '../../groups/useGroupLabel.ts';
import { useText } from '../../i18n/useText.ts';
import { useNavigateHere } from '../../routing/useNavigateHere.ts';
import { useRead } from '../../reads/useRead.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ReadFailed } from '../../ui/Notice.tsx';
import { allActivities } from '../routes.ts';
import { useActivityChange } from '../useActivityChange.ts';
import { CopyDates } from './CopyDates.tsx';
import { copyOf, datesOf, type TypedDates } from './reuse.ts';

const rules = () => import('./copyRules.ts');

/** Which activities of a group are copied, for which groups, and with which dates. */
export function ReuseForm({ source: { id, is_past } }: { source: CopySource }) {
  const { t } = useText();
  const query = { group_id: id, ...(is_past && { past: 1 as const }) };
  const { data, error, mutate } = useRead(['activities', 'reuse', id], (client) =>
    client.call(listActivities, { query }),
  );
  if (data) return <Choices activities={data.toSorted(byPublication)} />;
  if (error !== undefined)
    return <ReadFailed inside title={t('activities.failed')} error={error} retry={() => void mutate()} />;
  return (
    <Loading>
      <Skeleton variant="rounded" height={240} />
    </Loading>
  );
}

const byPublication = (one: Activity, other: Activity): number =>
  Date.parse(one.publish_date) - Date.parse(other.publish_date);

function Choices({ activities }: { activities: readonly Activity[] }) {
  const { t, failure, language } = useText();
  const labelOf = useGroupLabel();
  const leave = useNavigateHere();
  const { busy, run } = useActivityChange();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [groupIds, setGroupIds] = useState<readonly string[]>([]);
  const [day, setDay] = useState(() => addDays(mondayOf(dayOf(new Date().toISOString(), activities[0]?.zone)), 7));
  const [typed, setTyped] = useState<TypedDates>({});
  const [isActive, setActive] = useState(true);
  const refusal = useRefusal();
  const { keyOf } = useSentKey();
  const {
    data: groups,
    error: unread,
    mutate: readAgain,
  } = useRead(['groups', 'list', 'all'], (client) => client.call(listGroups, { query: {} }));

  const picked = activities.filter(({ id }) => chosen.includes(id));
  const [first] = picked;
  // They keep their times of day, by the clocks of the school that gets them.
  const zone = groups?.find((one) => groupIds.includes(one.id))?.zone ?? first?.zone ?? TIME_ZONE;
  const copies = picked.map((activity) => ({ activity, dates: datesOf(activity, first ?? activity, day, typed) }));
  const body: ActivityCopies = {
    group_ids: [...groupIds],
    is_active: isActive ? 1 : 0,
    activities: copies.map(({ activity, dates }) => copyOf(activity, dates, zone)),
  };
  const { waiting, button, errorOf, attempt } = useLaterRules(rules, body, refusal.refuse, busy);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy || waiting) return;
    const checked = await attempt();
    if (!checked) return;
    const idempotencyKey = keyOf(checked);
    const succeeded = await run((client) => client.call(copyActivities, { body: checked, idempotencyKey }), {
      refused: refusal.refuse,
    });
    const [group] = groupIds;
    if (!succeeded) return;
    // Going back does not lead to what was chosen, which would be copied again.
    leave(groupIds.length === 1 ? `/apps/actividades/${group}` : allActivities.path, { replace: true });
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 5 }}>
      <CheckedList
        title={t('activities.reuse.which')}
        all={t('activities.reuse.all')}
        error={errorOf('activities')}
        choices={activities.slice(0, MAX_COPIED).map(({ id, name, subject }) => ({
          id,
          label: [name, subject?.name].filter(Boolean).join(' · '),
        }))}
        chosen={chosen}
        choose={setChosen}
      />
      {activities.length > MAX_COPIED && (
        <Typography color="text.secondary">{t('activities.reuse.most', { max: MAX_COPIED })}</Typography>
      )}
      {!groups && unread !== undefined ? (
        <ReadFailed inside title={t('activities.groups.failed')} error={unread} retry={() => void readAgain()} />
      ) : (
        <CheckedList
          title={t('activities.groups')}
          error={errorOf('group_ids')}
          choices={(groups ?? []).map((one) => ({ id: one.id, label: labelOf(one) }))}
          chosen={groupIds}
          choose={setGroupIds}
        />
      )}
      {copies.length > 0 && (
        <>
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
            <LabelledInput
              type="date"
              label={t('activities.reuse.week')}
              value={day}
              error={null}
              onChange={({ target }) => {
                // An emptied field keeps the dates that are shown.
                if (target.value !== '') setDay(target.value);
              }}
            />
            <Typography variant="body2" color="text.secondary">
              {t('activities.reuse.week.help')} {t('activities.zone', { zone: zoneLabels[zone][language] })}
            </Typography>
          </Box>
          <Box>
            {copies.map(({ activity, dates }, at) => (
              <CopyDates
                key={activity.id}
                name={activity.name}
                dates={dates}
                errors={{
                  publish: errorOf(`activities[${at}].publish_date`),
                  finish: errorOf(`activities[${at}].finish_date`),
                }}
                change={(part) => setTyped((all) => ({ ...all, [activity.id]: { ...all[activity.id], ...part } }))}
              />
            ))}
          </Box>
          <CheckField label={t('activities.reuse.active')} checked={isActive} onChange={setActive} />
        </>
      )}
      <FormRefusal text={refusal.error === null ? null : failure(refusal.error)} times={refusal.times} />
      <ActionButton
        ref={button}
        type="submit"
        variant="contained"
        disabled={busy || waiting}
        sx={{ justifySelf: 'start' }}
      >
        {copies.length === 0 ? t('activities.reuse.copy.none') : t('activities.reuse.copy', { count: copies.length })}
      </ActionButton>
    </Box>
  );
}

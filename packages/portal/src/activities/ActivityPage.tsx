import { deleteActivity, duplicateActivity, getActivity, restoreActivity } from '@lia/sdk/activities/endpoints';
import type { Activity } from '@lia/sdk/activities/schema';
import { formatInstant } from '@lia/sdk/calendar/instants';
import { isMissingAt } from '@lia/sdk/homework/deadlines';
import { listActivityHomework } from '@lia/sdk/homework/endpoints';
import { homeworkStatusLabels } from '@lia/sdk/homework/labels';
import type { StudentHomework } from '@lia/sdk/homework/records';
import { may } from '@lia/sdk/accounts/permissions';
import { isNotFound } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { RubricLevels } from '../homework/rubric/RubricLevels.tsx';
import { useText } from '../i18n/useText.ts';
import { useNavigateHere } from '../routing/useNavigateHere.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useMember } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ContentPage } from '../ui/ContentPage.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { DeleteButton } from '../ui/DeleteButton.tsx';
import { Section } from '../ui/Section.tsx';
import { ActivityContent } from './ActivityContent.tsx';
import { isScheduled } from './isScheduled.ts';
import { activityFormPath, gradingPath } from './paths.ts';
import { allActivities } from './routes.ts';
import { activityTexts } from './es.ts';
import { useActivityChange } from './useActivityChange.ts';

const TeamsDialog = lazyDialog(() => import('./teams/TeamsDialog.tsx'));

/** `/apps/actividadesTarea/{id}`: an activity and where its students stand. */
export default function ActivityPage() {
  useTexts(activityTexts);
  const { t, failure } = useText();
  const { id = '' } = useParams();
  const { data, error, mutate } = useRead(['activities', 'one', id], (client) =>
    client.call(getActivity, { params: { id } }),
  );
  const unknown = isNotFound(error);

  return (
    <ContentPage title={data?.name} width={900} back={{ label: t('activities.back'), to: allActivities.path }}>
      {data && (
        // Neither what was opened nor what is on its way for one activity stays for another one.
        <Fragment key={id}>
          <Heading activity={data} />
          <ActivityContent activity={data} />
          {data.rubric && (
            <Section title={t('activities.rubric')}>
              <RubricLevels rubric={data.rubric} marks={null} />
            </Section>
          )}
          <Students activity={data} />
        </Fragment>
      )}
      {!data && <Typography variant="h1">{t('activities.mine')}</Typography>}
      {!data && unknown && <Notice inside title={t('activities.unknown')} text={failure(error)} />}
      {!data && error !== undefined && !unknown && (
        <ReadFailed inside title={t('activities.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={220} />
        </Loading>
      )}
    </ContentPage>
  );
}

function Heading({ activity }: { activity: Activity }) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const leave = useNavigateHere();
  const user = useMember();
  const { busy, run } = useActivityChange();
  // The same press again after a lost answer makes one copy.
  const [key, setKey] = useState(newIdempotencyKey);
  const {
    id,
    name,
    group,
    subject,
    period,
    publish_date,
    finish_date,
    cutoff_date,
    zone,
    is_active,
    points,
    max_attempts,
  } = activity;
  const params = { id };

  async function copy(): Promise<void> {
    let copied = id;
    const succeeded = await run(async (client) => {
      const answer = await client.call(duplicateActivity, { params, query: {}, idempotencyKey: key });
      copied = answer.data.id;
      return answer;
    });
    if (!succeeded) return;
    setKey(newIdempotencyKey());
    leave(activityFormPath(copied));
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {[group.name, subject?.name, period].filter(Boolean).join(' · ')}
        <br />
        {t(isScheduled(activity) ? 'activities.scheduled' : 'activities.published', {
          at: formatInstant(publish_date, language, zone),
        })}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>
        {t('activities.due', { at: formatInstant(finish_date, language, zone) })}
        {cutoff_date !== null && (
          <>
            <br />
            {t('activities.cutoff.at', { at: formatInstant(cutoff_date, language, zone) })}
          </>
        )}
        <br />
        {t('activities.points.of', { count: points })}
        {max_attempts !== null && ` · ${t('activities.attempts.of', { count: max_attempts })}`}
      </Typography>
      {is_active === 0 && <Typography sx={{ fontWeight: 600 }}>{t('activities.inactive')}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {may(user, 'homework.grade') && (
          <ActionButton variant="contained" onClick={() => void navigate(gradingPath({ id, name }))}>
            {t('grading.one')}
          </ActionButton>
        )}
        <ActionButton variant="outlined" onClick={() => void navigate(activityFormPath(id))}>
          {t('activities.edit')}
        </ActionButton>
        <ActionButton variant="outlined" disabled={busy} onClick={() => void copy()}>
          {t('activities.duplicate')}
        </ActionButton>
        <DeleteButton
          label={t('activities.delete')}
          question={{
            title: t('activities.delete.title', { name }),
            text: t('activities.delete.text'),
          }}
          change={{ busy, run }}
          remove={(client) => client.call(deleteActivity, { params })}
          undo={{ label: t('activities.undo'), call: (client) => client.call(restoreActivity, { params }) }}
          deleted={() => leave(allActivities.path)}
        />
      </Box>
    </Box>
  );
}

/** Due and not delivered; never with an extension. */
const isMissing = ({
  finish_date,
  ...work
}: Pick<StudentHomework, 'finish_date' | 'status' | 'attempts' | 'is_extended'>): boolean =>
  isMissingAt({ ...work, dueAt: finish_date, isExtended: work.is_extended }, new Date().toISOString());

/** Where each student of the group stands with it. */
function Students({ activity: { id, zone, points, students, delivered, toGrade, in_teams } }: { activity: Activity }) {
  const { t, language } = useText();
  const [showsTeams, setShowsTeams] = useState(false);
  const { data, error, mutate } = useRead(['activities', 'students', id], (client) =>
    client.call(listActivityHomework, { params: { id } }),
  );
  return (
    <Section title={t('activities.students')}>
      {students > 0 && (
        <Typography>
          {t('activities.delivered', { delivered, students })}
          {toGrade > 0 && ` · ${t('activities.toGrade', { count: toGrade })}`}
        </Typography>
      )}
      {data?.data.length === 0 && <Typography>{t('activities.students.none')}</Typography>}
      {in_teams === 1 && data && data.data.length > 0 && (
        <ActionButton variant="outlined" onClick={() => setShowsTeams(true)} sx={{ justifySelf: 'start' }}>
          {t('activities.teams.make')}
        </ActionButton>
      )}
      {showsTeams && data && <TeamsDialog activity={id} students={data.data} close={() => setShowsTeams(false)} />}
      {data && data.data.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
          {data.data.map(({ user, score, delivered_at, team, ...work }) => (
            <Box
              component="li"
              key={work.id}
              sx={{ py: 3, display: 'grid', gap: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
            >
              <Typography sx={{ fontWeight: 600 }}>{`${user.name} ${user.last_name}`}</Typography>
              <Typography variant="body2" color="text.secondary">
                {[
                  team?.name,
                  isMissing(work) ? t('activities.missing') : homeworkStatusLabels[work.status][language],
                  delivered_at !== null && formatInstant(delivered_at, language, zone),
                  score !== null && t('activities.score', { score, points }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('activities.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={120} />
        </Loading>
      )}
    </Section>
  );
}

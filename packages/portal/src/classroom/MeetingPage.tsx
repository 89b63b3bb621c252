import { formatDay } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { zoneLabels } from '@lia/sdk/calendar/labels';
import { clockOf } from '@lia/sdk/calendar/zones';
import { getMeeting } from '@lia/sdk/classroom/endpoints';
import { isHosted } from '@lia/sdk/classroom/rules';
import type { MeetingAnswer } from '@lia/sdk/classroom/schema';
import { hostStateAt, meetingStateAt, opensAt } from '@lia/sdk/classroom/states';
import { ApiError } from '@lia/sdk/http/error';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router';

import { groupClassesPath } from '../groups/classesPage.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../services/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { Attendance } from './Attendance.tsx';
import { MeetingActions } from './MeetingActions.tsx';
import { Resources } from './Resources.tsx';
import { RoomOverPage } from './RoomOverPage.tsx';
import { StateChip } from './StateChip.tsx';
import { classroomTexts } from './texts.ts';
import { useJoin } from './useJoin.ts';
import { useLeft } from './useLeft.ts';
import { useServerClock } from './useServerClock.ts';

/** `/apps/aula/{group}/{class}`: a class as who plans it sees it. */
export function MeetingPage() {
  useTexts(classroomTexts);
  const { t, failure } = useText();
  const { id: group = 'all', calendar: id = '' } = useParams();
  const { data, error, mutate } = useRead(['classes', 'one', id], (client) =>
    client.call(getMeeting, { params: { id } }),
  );
  const unknown = error instanceof ApiError && error.status === 404;
  return (
    <Page
      title={data?.data.title}
      sx={{
        px: { xs: 4, md: 8 },
        pt: 4,
        pb: 12,
        maxWidth: 900,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 6,
        alignContent: 'start',
      }}
    >
      <MuiLink component={Link} to={groupClassesPath(group)} sx={{ justifySelf: 'start', py: 3 }}>
        {t('classes.back')}
      </MuiLink>
      {data && <Class answer={data} refresh={() => void mutate()} />}
      {!data && <Typography variant="h1">{t('classes.title')}</Typography>}
      {!data && unknown && <Notice inside title={t('classes.unknown')} text={failure(error)} />}
      {!data && error !== undefined && !unknown && (
        <ReadFailed inside title={t('classes.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={220} />
        </Loading>
      )}
    </Page>
  );
}

function Class({ answer, refresh }: { answer: MeetingAnswer; refresh: () => void }) {
  const { t, language } = useText();
  const left = useLeft();
  const { data: meeting } = answer;
  const now = useServerClock(answer.now);
  const { busy, room, join, leave } = useJoin(refresh);
  const { id, title, group, subject, teacher, zone, starts_at, ends_at, hosting, provider, reason } = meeting;
  const state = (hosting ? hostStateAt : meetingStateAt)(meeting, now);
  const [from, until] = [starts_at, ends_at].map((at) => clockOf(at, zone).slice(11));
  const verb = hosting ? (isHosted(provider) ? 'classes.start' : 'classes.join') : 'classes.observe';
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <StateChip state={state} />
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>
          {formatDay(dayOf(starts_at, zone), language)}, {t('classes.times', { from: from ?? '', until: until ?? '' })}
        </Typography>
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {[group.name, subject?.name, teacher !== null && t('classes.teacher', { name: teacher })]
            .filter(Boolean)
            .join(' · ')}
          <br />
          {t('classes.zone', { zone: zoneLabels[zone][language] })}
        </Typography>
        {state === 'cancelled' && reason !== '' && <Typography>{t('classes.reason', { reason })}</Typography>}
        {state === 'early' && (
          <Typography role="timer">{t('classes.opensIn', { left: left(opensAt(meeting) - now) })}</Typography>
        )}
        {state === 'waiting' && <Typography>{t('classes.host.waiting')}</Typography>}
        {state === 'open' && (
          <ActionButton
            variant="contained"
            size="large"
            loading={busy}
            sx={{ minHeight: 48, mt: 2 }}
            onClick={() => void join(id)}
          >
            {t(verb)}
          </ActionButton>
        )}
      </Box>
      <MeetingActions meeting={meeting} state={state} />
      <Resources meeting={id} mayChange />
      {(state === 'open' || state === 'over') && <Attendance meeting={meeting} />}
      <RoomOverPage room={room} leave={leave} />
    </>
  );
}

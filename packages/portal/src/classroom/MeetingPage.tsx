import { formatDay } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { zoneLabels } from '@lia/sdk/calendar/labels';
import { clockOf } from '@lia/sdk/calendar/zones';
import { getMeeting } from '@lia/sdk/classroom/endpoints';
import { isHosted } from '@lia/sdk/classroom/rules';
import type { MeetingAnswer } from '@lia/sdk/classroom/schema';
import { hostStateAt, meetingStateAt, opensAt } from '@lia/sdk/classroom/states';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';

import { groupClassesPath } from '../groups/paths.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../reads/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ContentPage } from '../ui/ContentPage.tsx';
import { ReadOutcome } from '../ui/ReadOutcome.tsx';
import { Attendance } from './Attendance.tsx';
import { MeetingActions } from './MeetingActions.tsx';
import { Resources } from './Resources.tsx';
import { RoomOverPage } from './RoomOverPage.tsx';
import { StateChip } from './StateChip.tsx';
import { classroomTexts } from './es.ts';
import { useJoin } from './useJoin.ts';
import { useLeft } from './useLeft.ts';
import { useServerClock } from './useServerClock.ts';
import { comingTexts } from './coming/es.ts';

/** `/apps/aula/{group}/{class}`: a class as who plans it sees it. */
export default function MeetingPage() {
  useTexts(comingTexts);
  useTexts(classroomTexts);
  const { t } = useText();
  const { id: group = 'all', calendar: id = '' } = useParams();
  const read = useRead(['classes', 'one', id], (client) => client.call(getMeeting, { params: { id } }));
  const { data } = read;
  return (
    <ContentPage title={data?.data.title} width={900} back={{ label: t('classes.back'), to: groupClassesPath(group) }}>
      <ReadOutcome read={read} failed={t('classes.failed')} unknown={t('classes.unknown')} height={220}>
        {(found) => <Class answer={found} refresh={() => void read.mutate()} />}
      </ReadOutcome>
      {!data && <Typography variant="h1">{t('classes.title')}</Typography>}
    </ContentPage>
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
      <MeetingActions meeting={meeting} state={state} now={now} />
      <Resources meeting={id} mayChange />
      {(state === 'open' || state === 'over') && <Attendance meeting={meeting} />}
      <RoomOverPage room={room} leave={leave} />
    </>
  );
}

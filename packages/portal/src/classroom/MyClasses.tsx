import { HOUR_MS } from '@lia/sdk/calendar/durations';
import type { MyMeeting, MyMeetings } from '@lia/sdk/classroom/schema';
import { closesAt, meetingStateAt, opensAt } from '@lia/sdk/classroom/states';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

import { ChildFilter } from '../childChoice/ChildFilter.tsx';
import { useText } from '../i18n/useText.ts';
import { isOfChild, useChosenChild } from '../childChoice/useChosenChild.ts';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { MyClass } from './MyClass.tsx';
import { RoomOverPage } from './RoomOverPage.tsx';
import { useJoin } from './useJoin.ts';
import { useMyClasses } from './useMyClasses.ts';
import { useServerClock } from './useServerClock.ts';

/** A class so near is shown large, with the time that is left. */
const NEAR_MS = HOUR_MS;
/** Classes that are over and still shown, the latest. */
const SHOWN_PAST = 10;

/** What a student or a guardian sees of classes: what goes on, what comes, and what was, with its files. */
export function MyClasses() {
  const { t } = useText();
  const { data, error, mutate } = useMyClasses();
  return (
    <>
      {data && <Parts read={data} refresh={() => void mutate()} />}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('classes.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={200} />
        </Loading>
      )}
    </>
  );
}

function Parts({ read, refresh }: { read: MyMeetings; refresh: () => void }) {
  const { t } = useText();
  const now = useServerClock(read.now);
  const { busy, room, join, leave } = useJoin(refresh);
  const isOver = (meeting: MyMeeting) => now >= closesAt(meeting);
  const isNear = (meeting: MyMeeting) => now >= opensAt(meeting) - NEAR_MS;
  const [child, choose] = useChosenChild();
  const namesOf = ({ children }: MyMeeting) => children.map(({ name }) => name);
  const shown = read.data.filter((meeting) => meeting.children.length === 0 || isOfChild(child, namesOf(meeting)));
  const coming = shown.filter((meeting) => !isOver(meeting));
  const parts = [
    ['now', coming.filter(isNear)],
    ['next', coming.filter((meeting) => !isNear(meeting))],
    ['before', shown.filter(isOver).toReversed().slice(0, SHOWN_PAST)],
  ] as const;
  return (
    <>
      <ChildFilter names={read.data.flatMap(namesOf)} child={child} choose={choose} />
      {coming.length === 0 && <Notice inside title={t('classes.mine.none.title')} text={t('classes.mine.none.text')} />}
      {parts.map(
        ([part, meetings]) =>
          meetings.length > 0 && (
            <Box component="section" key={part} aria-labelledby={part} sx={{ display: 'grid', gap: 3 }}>
              <Typography variant="h2" id={part}>
                {t(`classes.mine.${part}`)}
              </Typography>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
                {meetings.map((meeting) => (
                  <MyClass
                    key={meeting.id}
                    meeting={meeting}
                    state={meetingStateAt(meeting, now)}
                    opensIn={opensAt(meeting) - now}
                    isLarge={part === 'now'}
                    busy={busy}
                    join={() => void join(meeting.id)}
                  />
                ))}
              </Box>
            </Box>
          ),
      )}
      <RoomOverPage room={room} leave={leave} />
    </>
  );
}

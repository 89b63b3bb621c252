import { addDays, formatDay } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { listMeetings } from '@lia/sdk/classroom/endpoints';
import type { Meeting, MeetingList } from '@lia/sdk/classroom/schema';
import { listGroups } from '@lia/sdk/groups/endpoints';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';

import { ToDeletions } from '../deletions/ToDeletions.tsx';
import { LabelledSelect } from '../fields/LabelledSelect.tsx';
import { groupClassesPath } from '../groups/paths.ts';
import { useGroupLabel } from '../groups/useGroupLabel.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useNow } from '../ui/useNow.ts';
import { useRead } from '../reads/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { cardGrid } from '../ui/cardGrid.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { GuardianSwitches } from './GuardianSwitches.tsx';
import { MeetingCard } from './MeetingCard.tsx';
import { newClassPath } from './paths.ts';
import { SeriesList } from './SeriesList.tsx';
import { classroomTexts } from './es.ts';
import { useServerClock } from './useServerClock.ts';
import { comingTexts } from './coming/es.ts';

/** Addresses of no group. */
const ALL: readonly string[] = ['all', 'all2'];
const PAST = 'anteriores';

/** `/apps/aula/{id}`: classes of all groups of the member, or of one, by day; the next one first. */
export function MeetingsPage() {
  useTexts(comingTexts);
  useTexts(classroomTexts);
  const { t } = useText();
  const labelOf = useGroupLabel();
  const navigate = useNavigate();
  const { id = 'all' } = useParams();
  const [search] = useSearchParams();
  const isPast = search.get('ver') === PAST;
  const group = ALL.includes(id) ? undefined : id;
  const { data: groups } = useRead(['groups', 'list', 'all'], (client) => client.call(listGroups, { query: {} }));
  const now = useNow();
  const today = (zone?: string) => dayOf(now, zone);
  const shown = groups?.filter((one) => group === undefined || one.id === group) ?? [];
  // Near midnight it is another day in schools of other zones.
  const todays = shown.map(({ zone }) => today(zone)).toSorted();
  const first = todays[0] ?? today();
  const days = isPast
    ? { from: addDays(first, -28), until: addDays(todays.at(-1) ?? first, -1) }
    : { from: first, until: addDays(first, 28) };
  const query = { ...days, ...(group !== undefined && { group_id: group }) };
  const { data, error, mutate } = useRead(['classes', 'planned', JSON.stringify(query)], (client) =>
    client.call(listMeetings, { query }),
  );
  const at = (path: string) => `${path}${isPast ? `?ver=${PAST}` : ''}`;

  return (
    <ContentPage width={1100}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography variant="h1">{t('classes.title')}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '68ch' }}>
          {t('classes.lead')}
        </Typography>
        {groups?.length !== 0 && (
          <ActionButton
            variant="contained"
            startIcon={<AddIcon />}
            sx={{ mt: 2 }}
            onClick={() => void navigate(newClassPath(group ?? 'all'))}
          >
            {t('classes.new')}
          </ActionButton>
        )}
      </Box>
      {groups && groups.length > 1 && (
        <Box sx={{ maxWidth: 360 }}>
          <LabelledSelect
            label={t('classes.group')}
            value={group ?? 'all'}
            onChange={({ target }) => void navigate(at(groupClassesPath(target.value)))}
          >
            <option value="all">{t('classes.group.all')}</option>
            {groups.map((one) => (
              <option key={one.id} value={one.id}>
                {labelOf(one)}
              </option>
            ))}
          </LabelledSelect>
        </Box>
      )}
      <Box component="nav" aria-label={t('classes.parts')} sx={{ display: 'flex', gap: 4 }}>
        {[false, true].map((past) => (
          <MuiLink
            key={String(past)}
            component={Link}
            to={past ? `?ver=${PAST}` : '?'}
            aria-current={past === isPast ? 'page' : undefined}
            sx={{ py: 3, fontWeight: past === isPast ? 800 : 400 }}
          >
            {t(past ? 'classes.past' : 'classes.coming')}
          </MuiLink>
        ))}
      </Box>
      {groups?.length === 0 && (
        <Notice
          inside
          title={t('classes.none.title')}
          text={t('classes.groups.none')}
          action={{ label: t('classes.groups.link'), to: '/apps/grupos/all' }}
        />
      )}
      {data && groups && groups.length > 0 && <Days list={data} isPast={isPast} today={today} />}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('classes.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading sx={cardGrid}>
          <Skeleton variant="rounded" height={150} />
          <Skeleton variant="rounded" height={150} />
        </Loading>
      )}
      {/* Above them the classes, whose number is not known before. */}
      {(data ?? error) !== undefined && (
        <>
          <SeriesList group={group} />
          <GuardianSwitches />
        </>
      )}
      <ToDeletions />
    </ContentPage>
  );
}

interface DaysProps {
  list: MeetingList;
  isPast: boolean;
  today: (zone: string) => string;
}

function Days({ list, isPast, today }: DaysProps) {
  const { t, language } = useText();
  const now = useServerClock(list.now);
  const dayOfMeeting = ({ starts_at, zone }: Meeting) => dayOf(starts_at, zone);
  const meetings = list.data.filter((one) => dayOfMeeting(one) < today(one.zone) === isPast);
  const coming = [...new Set(meetings.map(dayOfMeeting))].toSorted();
  const days = isPast ? coming.toReversed() : coming;
  if (days.length === 0)
    return (
      <Notice inside title={t('classes.none.title')} text={t(isPast ? 'classes.none.past' : 'classes.none.text')} />
    );
  return days.map((day) => {
    const onDay = meetings.filter((meeting) => dayOfMeeting(meeting) === day);
    return (
      <Box component="section" key={day} aria-labelledby={`day-${day}`} sx={{ display: 'grid', gap: 3 }}>
        <Typography variant="h2" id={`day-${day}`}>
          {onDay.every(({ zone }) => day === today(zone)) ? t('classes.today') : formatDay(day, language)}
        </Typography>
        <Box component="ul" sx={cardGrid}>
          {onDay.map((meeting) => (
            <MeetingCard key={meeting.id} meeting={meeting} now={now} />
          ))}
        </Box>
      </Box>
    );
  });
}

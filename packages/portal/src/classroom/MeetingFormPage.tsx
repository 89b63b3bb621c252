import { getClassroomSettings, getMeeting, listMeetingSeries } from '@lia/sdk/classroom/endpoints';
import { TIME_ZONE } from '@lia/sdk/calendar/instants';
import { listGroups } from '@lia/sdk/groups/endpoints';
import { isNotFound } from '@lia/sdk/http/error';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';

import { groupClassesPath } from '../groups/paths.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useDraftVault } from '../services/useDraftVault.ts';
import { useFormRead } from '../reads/useFormRead.ts';
import { useRead } from '../reads/useRead.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { MeetingForm } from './MeetingForm.tsx';
import { blank, type Changed, valuesOfMeeting, valuesOfSeries } from './meetingForm.ts';
import { classroomTexts } from './es.ts';

const titles = { new: 'classes.new', one: 'classes.edit', series: 'classes.edit.series' } as const;

/** The form of a new class, and those that change one or a weekly one. */
export default function MeetingFormPage({ of }: { of: Changed['of'] }) {
  useTexts(classroomTexts);
  const { t, failure } = useText();
  const { id: group = 'all', calendar: id = '' } = useParams();
  const { storage: drafts, ready: draftsReady } = useDraftVault();
  const groups = useRead(['groups', 'list', 'all'], (client) => client.call(listGroups, { query: {} }));
  const settings = useRead(['classes', 'settings'], (client) => client.call(getClassroomSettings));
  const meeting = useFormRead(of === 'one' ? ['classes', 'one', id] : null, (client) =>
    client.call(getMeeting, { params: { id } }),
  );
  const series = useFormRead(of === 'series' ? ['classes', 'series', group] : null, (client) =>
    client.call(listMeetingSeries, { query: { group_id: group } }),
  );
  const error = groups.error ?? settings.error ?? meeting.error ?? series.error;
  const unknown = isNotFound(error);
  const found = series.data?.data.find((one) => one.id === id);
  const chosen = groups.data?.find((one) => one.id === group) ?? groups.data?.[0];

  /** What the form starts with; null while it is on its way. */
  function start(): Pick<Parameters<typeof MeetingForm>[0], 'changed' | 'initial'> | null {
    if (of === 'new') {
      if (!groups.data) return null;
      return { changed: { of }, initial: blank(chosen?.id ?? '', chosen?.zone ?? TIME_ZONE) };
    }
    if (of === 'one') return meeting.data ? { changed: { of, id }, initial: valuesOfMeeting(meeting.data.data) } : null;
    return found ? { changed: { of, id }, initial: valuesOfSeries(found) } : null;
  }
  const started = start();
  const ready = draftsReady &&
    started &&
    groups.data &&
    settings.data && { ...started, groups: groups.data, providers: settings.data.data.providers };
  const isGone = unknown || (series.data !== undefined && !found);

  return (
    <ContentPage width={720} back={{ label: t('classes.back'), to: groupClassesPath(group) }}>
      <Typography variant="h1">{t(titles[of])}</Typography>
      {ready && <MeetingForm key={id} draft={`class:${of}:${of === 'new' ? group : id}`} drafts={drafts} {...ready} />}
      {!ready && isGone && (
        <Notice inside title={t('classes.unknown')} text={unknown ? failure(error) : t('classes.none.text')} />
      )}
      {!ready && error !== undefined && !isGone && (
        <ReadFailed
          inside
          title={t('classes.failed')}
          error={error}
          retry={() => void Promise.all([groups.mutate(), settings.mutate(), meeting.mutate(), series.mutate()])}
        />
      )}
      {!ready && error === undefined && !isGone && (
        <Loading>
          <Skeleton variant="rounded" height={400} />
        </Loading>
      )}
    </ContentPage>
  );
}

import { formatDay } from '@lia/sdk/calendar/days';
import { listMeetingSeries, stopMeetingSeries } from '@lia/sdk/classroom/endpoints';
import type { MeetingSeries } from '@lia/sdk/classroom/schema';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useRead } from '../reads/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Question } from '../ui/Question.tsx';
import { Section } from '../ui/Section.tsx';
import { endOf } from './endOf.ts';
import { seriesFormPath } from './paths.ts';
import { useClassroomChange } from './useClassroomChange.ts';
import { weekdayKey } from './weekdays.ts';

/** Weekly classes, each with the way to change and to end it; nothing where there are none. */
export function SeriesList({ group }: { group: string | undefined }) {
  const { t } = useText();
  const { data } = useRead(['classes', 'series', group ?? 'all'], (client) =>
    client.call(listMeetingSeries, { query: group === undefined ? {} : { group_id: group } }),
  );
  const { busy, run } = useClassroomChange();
  const [ending, setEnding] = useState<MeetingSeries | null>(null);
  if (!data || data.data.length === 0) return null;

  async function stop(id: string): Promise<void> {
    await run((client) => client.call(stopMeetingSeries, { params: { id } }));
    setEnding(null);
  }

  return (
    <Section title={t('classes.series')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4, width: '100%' }}>
        {data.data.map((series) => (
          <Row key={series.id} series={series} end={() => setEnding(series)} />
        ))}
      </Box>
      {ending && (
        <Question
          title={t('classes.series.stop.title', { title: ending.title })}
          text={t('classes.series.stop.text')}
          yes={t('classes.series.stop')}
          busy={busy}
          confirm={() => void stop(ending.id)}
          close={() => setEnding(null)}
        />
      )}
    </Section>
  );
}

function Row({ series, end }: { series: MeetingSeries; end: () => void }) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const { id, title, group, weekday, time, minutes, until } = series;
  const called = { title, group: group.name };
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {title} · {group.name}
        </Typography>
        <Typography color="text.secondary">
          {t('classes.series.at', {
            weekday: t(weekdayKey(weekday)),
            from: time,
            until: endOf(time, minutes),
          })}
          {until !== null && ` · ${t('classes.series.until', { day: formatDay(until, language) })}`}
        </Typography>
      </Box>
      <ActionButton
        variant="outlined"
        sx={{ minHeight: 44 }}
        aria-label={t('classes.series.change.of', called)}
        onClick={() => void navigate(seriesFormPath(group.id, id))}
      >
        {t('classes.series.change')}
      </ActionButton>
      <ActionButton color="error" sx={{ minHeight: 44 }} aria-label={t('classes.series.stop.of', called)} onClick={end}>
        {t('classes.series.stop')}
      </ActionButton>
    </Box>
  );
}

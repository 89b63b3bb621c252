import { listCopySources } from '@lia/sdk/activities/endpoints';
import type { CopySource } from '@lia/sdk/activities/copies';
import { formatDay } from '@lia/sdk/calendar/days';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useState } from 'react';

import { LabelledSelect } from '../../fields/LabelledSelect.tsx';
import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { useRead } from '../../reads/useRead.ts';
import { ContentPage } from '../../ui/ContentPage.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Notice, ReadFailed } from '../../ui/Notice.tsx';
import { activityFormPath } from '../paths.ts';
import { allActivities } from '../routes.ts';
import { activityTexts } from '../es.ts';
import { reuseTexts } from './es.ts';
import { ReuseForm } from './ReuseForm.tsx';

/** `/apps/actividades/reutilizar`: activities of an earlier school year, or of another group, copied with new dates. */
export default function ReusePage() {
  useTexts(activityTexts);
  useTexts(reuseTexts);
  const { t } = useText();
  const [chosen, setChosen] = useState('');
  const { data, error, mutate } = useRead(['activities', 'sources'], (client) => client.call(listCopySources, {}));
  const source = data?.data.find(({ id }) => id === chosen);
  return (
    <ContentPage width={800} back={{ label: t('activities.back'), to: allActivities.path }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h1">{t('activities.reuse')}</Typography>
        <Typography color="text.secondary">{t('activities.reuse.lead')}</Typography>
      </Box>
      {data?.data.length === 0 && (
        <Notice
          inside
          title={t('activities.reuse.none.title')}
          text={t('activities.reuse.none.text')}
          action={{ label: t('activities.new'), to: activityFormPath() }}
        />
      )}
      {data && data.data.length > 0 && (
        <LabelledSelect
          label={t('activities.reuse.from')}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{t('activities.reuse.from.none')}</option>
          {[false, true].map((isPast) => (
            <Sources key={String(isPast)} isPast={isPast} sources={data.data} />
          ))}
        </LabelledSelect>
      )}
      {source && <ReuseForm key={source.id} source={source} />}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('activities.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={120} />
        </Loading>
      )}
    </ContentPage>
  );
}

/** The groups of today, or those of school years that are over. */
function Sources({ isPast, sources }: { isPast: boolean; sources: readonly CopySource[] }) {
  const { t, language } = useText();
  const own = sources.filter(({ is_past }) => is_past === isPast);
  if (own.length === 0) return null;
  return (
    <optgroup label={t(isPast ? 'activities.reuse.past' : 'activities.reuse.current')}>
      {own.map(({ id, name, level, grade, year, activities }) => (
        <option key={id} value={id}>
          {[
            `${name} · ${t(`grade.${level}`, { grade })}`,
            isPast && year && t('activities.reuse.until', { day: formatDay(year.ends_on, language) }),
            t('activities.count', { count: activities }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </option>
      ))}
    </optgroup>
  );
}

import { getGroupFigures } from '@lia/sdk/overview/endpoints';
import type { GroupFigures as Answer } from '@lia/sdk/overview/records';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { LabelledSelect } from '../fields/LabelledSelect.tsx';
import { shownGrade } from '../gradebook/shownGrade.ts';
import { useText } from '../i18n/useText.ts';
import { useRead } from '../reads/useRead.ts';
import { BarList } from '../ui/BarList.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { MonthTrend } from './MonthTrend.tsx';
import { SaveFigures } from './SaveFigures.tsx';
import { Tile } from './Tile.tsx';

type Figures = Answer['data'][number];

/** Groups that are shown before all of them are asked for. */
const FIRST = 8;

/** How the groups of the member's schools are doing by period: a bar for what was delivered in time, with all figures beside it. */
export function GroupFigures() {
  const { t } = useText();
  const { data, error, mutate } = useRead([getGroupFigures], (client) => client.call(getGroupFigures));
  return (
    <Tile title={t('figures.title')}>
      {data && <Groups rows={data.data.filter(({ activities }) => activities > 0)} />}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('figures.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={560} />
        </Loading>
      )}
    </Tile>
  );
}

function Groups({ rows }: { rows: readonly Figures[] }) {
  const { t } = useText();
  const [chosen, setChosen] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const periods = [...new Set(rows.map(({ period }) => period ?? t('figures.period.none')))].toSorted();
  const found = rows.filter(({ period }) => chosen === '' || (period ?? t('figures.period.none')) === chosen);
  if (rows.length === 0) return <Typography color="text.secondary">{t('figures.none')}</Typography>;
  return (
    <>
      <Typography color="text.secondary">{t('figures.text')}</Typography>
      {periods.length > 1 && (
        <LabelledSelect label={t('figures.period')} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{t('figures.period.all')}</option>
          {periods.map((period) => (
            <option key={period}>{period}</option>
          ))}
        </LabelledSelect>
      )}
      <Bars rows={isWhole ? found : found.slice(0, FIRST)} />
      {!isWhole && found.length > FIRST && (
        <Button onClick={() => setIsWhole(true)} sx={{ justifySelf: 'start' }}>
          {t('figures.all', { count: found.length })}
        </Button>
      )}
      <SaveFigures rows={found} />
      <MonthTrend />
    </>
  );
}

function Bars({ rows }: { rows: readonly Figures[] }) {
  const { t, language } = useText();
  const severalSchools = new Set(rows.map(({ school }) => school)).size > 1;
  return (
    <BarList
      colour="schools.main"
      most={100}
      rows={rows.map(({ group, school, period, activities, due, in_time, to_grade, mean }) => {
        const isHidden = due === null || in_time === null;
        const percent = isHidden || due === 0 ? 0 : Math.round((100 * in_time) / due);
        return {
          key: `${group.id} ${period}`,
          label: [group.name, t(`grade.${group.level}`, { grade: group.grade }), severalSchools && school, period]
            .filter(Boolean)
            .join(' · '),
          to: `/apps/actividades/${group.id}`,
          value: percent,
          figure: isHidden || due === 0 ? '—' : t('figures.percent', { percent }),
          detail: [
            isHidden
              ? t('figures.share.hidden')
              : due === 0
                ? t('figures.share.none')
                : t('figures.share', { in_time, due }),
            t('figures.activities', { count: activities }),
            ...(to_grade === null ? [] : [t('figures.toGrade', { count: to_grade })]),
            ...(mean === null ? [] : [t('figures.mean', { mean: shownGrade(mean, language) })]),
          ].join(' · '),
        };
      })}
    />
  );
}

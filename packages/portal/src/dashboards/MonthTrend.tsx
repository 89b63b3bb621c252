import { formatMonth } from '@lia/sdk/calendar/days';
import { getMonthFigures } from '@lia/sdk/overview/endpoints';
import type { MonthFigures } from '@lia/sdk/overview/records';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy } from 'react';

import { useText } from '../i18n/useText.ts';
import { useRead } from '../reads/useRead.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';

const MonthPlot = lazy(() => import('./MonthPlot.tsx'));

/** How much of what was due in each month came in time: a line for the eye, and a table that is read. */
export function MonthTrend() {
  const { t } = useText();
  const { data, error, mutate } = useRead([getMonthFigures], (client) => client.call(getMonthFigures));
  if (data) return data.data.length > 1 ? <Trend months={data.data} /> : null;
  if (error !== undefined)
    return <ReadFailed inside title={t('figures.failed')} error={error} retry={() => void mutate()} />;
  return (
    <Loading>
      <Skeleton variant="rounded" height={160} />
    </Loading>
  );
}

/** A share of 100, null where it is hidden. */
const percentOf = ({ due, in_time }: MonthFigures['data'][number]): number | null =>
  due === null || in_time === null ? null : Math.round((100 * in_time) / due);

function Trend({ months }: { months: MonthFigures['data'] }) {
  const { t, language } = useText();
  return (
    <Box component="section" aria-label={t('figures.months')} sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Typography variant="h3">{t('figures.months')}</Typography>
      <LazyBoundary fallback={<Skeleton variant="rounded" height={160} />}>
        <MonthPlot points={months.map((row) => ({ month: row.month, percent: percentOf(row) }))} />
      </LazyBoundary>
      <Box
        component="table"
        sx={{
          borderCollapse: 'collapse',
          fontVariantNumeric: 'tabular-nums',
          'th, td': { borderBottom: 1, borderColor: 'divider', py: 1, px: 1, textAlign: 'end', fontSize: '0.875rem' },
          'th:first-of-type': { textAlign: 'start', fontWeight: 400 },
          'thead th': { fontWeight: '600 !important' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t('figures.column.month')}</th>
            <th scope="col">{t('figures.column.due')}</th>
            <th scope="col">{t('figures.column.inTime')}</th>
            <th scope="col">%</th>
          </tr>
        </thead>
        <tbody>
          {months.map((row) => (
            <tr key={row.month}>
              <th scope="row">{formatMonth(row.month, language)}</th>
              <td>{row.due ?? t('figures.hidden')}</td>
              <td>{row.in_time ?? t('figures.hidden')}</td>
              <td>{percentOf(row) ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

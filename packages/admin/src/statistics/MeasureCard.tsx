import { formatAmount } from '@lia/sdk/payments/money';
import { getStatistics } from '@lia/sdk/statistics/endpoints';
import { measureLabels } from '@lia/sdk/statistics/labels';
import type { PeriodFigure } from '@lia/sdk/statistics/records';
import type { Measure, PeriodLength } from '@lia/sdk/statistics/rules';
import { Box, Card, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useClient } from '../client/ClientContext.ts';
import { figures } from '../i18n/language.ts';
import { useLanguage, useText } from '../i18n/text.ts';
import { BarPlot, mostOf, totalOf } from '../plots/BarPlot.tsx';
import { LoadError } from '../records/LoadError.tsx';
import { MeasureTable } from './MeasureTable.tsx';
import { firstDay, periodName } from './spans.ts';

/** As high as a plot with its captions. */
const HEIGHT = 150;

interface MeasureCardProps {
  measure: Measure;
  by: PeriodLength;
  today: string;
  look: 'plot' | 'table';
}

/** What is counted of one measure. Each asks for itself, so that one that fails leaves the others. */
export function MeasureCard({ measure, by, today, look }: MeasureCardProps) {
  const t = useText();
  const language = useLanguage();
  const client = useClient();
  const query = { measure, from: firstDay(today, by), to: today, by };
  const { data, isError, refetch } = useQuery({
    queryKey: ['statistics', query],
    queryFn: ({ signal }) => client.call(getStatistics, { query, signal }),
    retry: false,
  });
  return (
    <Card sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="h3" sx={{ fontSize: 16, fontWeight: 600 }}>
        {measureLabels[measure][language]}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t(`statistics.hints.${measure}`)}
      </Typography>
      {data && <Figures measure={measure} by={by} look={look} periods={data.data} />}
      {!data && isError && <LoadError message={t('statistics.failed')} onRetry={refetch} />}
      {!data && !isError && (
        <Box aria-busy="true">
          <Skeleton variant="rounded" height={HEIGHT} />
        </Box>
      )}
    </Card>
  );
}

interface FiguresProps {
  measure: Measure;
  by: PeriodLength;
  look: 'plot' | 'table';
  periods: readonly PeriodFigure[];
}

function Figures({ measure, by, look, periods }: FiguresProps) {
  const t = useText();
  const language = useLanguage();
  const [pointed, setPointed] = useState<number | null>(null);
  const name = measureLabels[measure][language];
  const per = t(`statistics.per.${by}`);
  const write = (value: number) => (measure === 'income' ? formatAmount(value) : figures(language).format(value));
  // People who are active in two periods are the same ones: their sum is no figure.
  const isSum = measure !== 'activeMembers';
  const bars = periods.map(({ start, value }) => ({ when: periodName(start, by, language), value }));
  const most = mostOf(bars);
  if (most.value === 0) {
    return (
      <Typography component="output" color="text.secondary" sx={{ display: 'block', minHeight: HEIGHT }}>
        {t('statistics.nothing')}
      </Typography>
    );
  }
  const total = write(isSum ? totalOf(bars) : (bars.at(-1)?.value ?? 0));
  if (look === 'table') {
    return (
      <MeasureTable
        name={`${name}, ${per}`}
        first={t(`statistics.period.${by}`)}
        value={name}
        rows={bars.toReversed().map(({ when, value }) => ({ when, value: write(value) }))}
        total={isSum ? total : null}
      />
    );
  }
  const when = by === 'week' ? t('statistics.weekOf', { day: most.when }) : most.when;
  return (
    <BarPlot
      name={per}
      gist={t(isSum ? 'statistics.summed' : 'statistics.latest', {
        measure: name,
        period: per,
        total,
        most: write(most.value),
        when,
      })}
      note={isSum ? t('statistics.totalNote', { total }) : t('statistics.latestNote', { latest: total })}
      colour={measure === 'income' ? 'success.main' : 'primary.main'}
      bars={bars}
      write={write}
      pointed={pointed}
      onPoint={setPointed}
    />
  );
}

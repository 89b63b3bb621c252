import { listBalance } from '@lia/sdk/balance/endpoints';
import type { BalanceDay } from '@lia/sdk/balance/records';
import { addDays, formatDay } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import type { Language } from '@lia/sdk/messages/language';
import { formatAmount } from '@lia/sdk/payments/money';
import { Box, Card, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useClient } from '../client/ClientContext.ts';
import { type Bar, BarPlot, mostOf, totalOf } from '../plots/BarPlot.tsx';
import { LoadError } from '../records/LoadError.tsx';
import { useWords } from '../resources/field.ts';

/** Days that are drawn; the last one is yesterday. */
const DAYS = 28;

/** More rows than providers have in these days. */
const ROWS = 200;

/** What was charged each day, of all providers together; its figures are the table below it. */
export function IncomePlot() {
  const { t, language } = useWords();
  const client = useClient();
  const [pointed, setPointed] = useState<number | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ['balance', 'income'],
    queryFn: ({ signal }) =>
      client.call(listBalance, { query: { sort: '["day","DESC"]', range: `[0,${ROWS - 1}]` }, signal }),
    retry: false,
  });
  if (isError && !data) {
    return <LoadError message={t('balance.incomeFailed')} onRetry={refetch} />;
  }
  if (!data) {
    return (
      <Box aria-busy="true">
        <Skeleton variant="rounded" height={180} />
      </Box>
    );
  }
  const bars = barsOf(data, language);
  const most = mostOf(bars);
  // An empty list shows a text below.
  if (most.value === 0) return null;
  const figures = { total: formatAmount(totalOf(bars)), days: DAYS };
  return (
    <Card sx={{ p: 2 }}>
      <BarPlot
        name={t('balance.income')}
        gist={t('balance.incomeGist', { ...figures, when: most.when, most: formatAmount(most.value) })}
        note={t('balance.incomeNote', figures)}
        colour="success.main"
        bars={bars}
        write={formatAmount}
        pointed={pointed}
        onPoint={setPointed}
      />
    </Card>
  );
}

function barsOf(days: readonly BalanceDay[], language: Language): Bar[] {
  const charged = new Map<string, number>();
  for (const day of days) charged.set(day.day, (charged.get(day.day) ?? 0) + day.charged);
  const today = dayOf(new Date().toISOString());
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(today, index - DAYS);
    return { when: formatDay(day, language), value: charged.get(day) ?? 0 };
  });
}

import { getEmbedCounts } from '@lia/sdk/embeds/endpoints';
import type { EmbedCounts, EmbedRecord } from '@lia/sdk/embeds/records';
import { type CountSpan, countSpans } from '@lia/sdk/embeds/rules';
import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { LoadError } from '../records/LoadError.tsx';
import { Section } from '../records/RecordPage.tsx';
import { Choice } from '../plots/Choice.tsx';
import { CountsTable, FormsTable } from './CountsTable.tsx';
import { Funnel } from './Funnel.tsx';
import { periodsOf, stepOf, totalOf } from './periods.ts';
import { Plots } from './Plots.tsx';
import { Refusals } from './Refusals.tsx';

const looks = ['plot', 'table'] as const;
type Look = (typeof looks)[number];

/** What came of a site in a time: from view to payment, over the days, and by form. */
export function Results({ site }: { site: EmbedRecord }) {
  const t = useText();
  const client = useClient();
  const { id } = site;
  const [span, setSpan] = useState<CountSpan>(28);
  const [look, setLook] = useState<Look>('plot');
  const { data, isError, refetch } = useQuery({
    queryKey: ['embeds', 'counts', id, span],
    queryFn: ({ signal }) => client.call(getEmbedCounts, { params: { id }, query: { days: span }, signal }),
    retry: false,
  });

  return (
    <Section title={t('embeds.results')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
        <Choice
          name={t('embeds.span')}
          choices={countSpans}
          chosen={span}
          label={(days) => t(`embeds.spans.${days}`)}
          onChoose={setSpan}
        />
        <Choice
          name={t('embeds.look')}
          choices={looks}
          chosen={look}
          label={(one) => t(`embeds.${one}`)}
          onChoose={setLook}
        />
      </Box>
      {isError && <LoadError message={t('embeds.failed')} onRetry={refetch} />}
      {!isError && !data && (
        <Box aria-busy="true">
          <Skeleton variant="rounded" height={480} />
        </Box>
      )}
      {data && site.deleted_at === null && <Refusals site={site} refused={data.refused} />}
      {data && <Figures counts={data} step={stepOf(span)} look={look} />}
      <Typography variant="body2" color="text.secondary">
        {t('embeds.privacy')}
      </Typography>
    </Section>
  );
}

function Figures({ counts: { days, forms }, step, look }: { counts: EmbedCounts; step: 'day' | 'week'; look: Look }) {
  const t = useText();
  const periods = periodsOf(days, step);
  const total = totalOf(periods);
  if (total.views + total.starts + total.submissions === 0) {
    return (
      <Typography component="output" sx={{ py: 3, maxWidth: '68ch' }}>
        {t('embeds.nothing')}
      </Typography>
    );
  }
  return (
    <Stack spacing={4}>
      <Funnel total={total} />
      {look === 'plot' ? <Plots periods={periods} step={step} /> : <CountsTable periods={periods} step={step} />}
      <FormsTable forms={forms} />
    </Stack>
  );
}

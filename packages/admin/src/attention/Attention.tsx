import { getAttention } from '@lia/sdk/attention/endpoints';
import CalmIcon from '@mui/icons-material/WbSunnyOutlined';
import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { LoadError } from '../records/LoadError.tsx';
import { AttentionCard } from './AttentionCard.tsx';

const CARD_HEIGHT = 96;

/** What needs attention, as cards that lead to the rows. It is counted again whenever the page is looked at. */
export function Attention() {
  const t = useText();
  const title = useId();
  const client = useClient();
  const { data, isError, refetch } = useQuery({
    queryKey: ['attention'],
    queryFn: ({ signal }) => client.call(getAttention, { signal }),
    retry: false,
    staleTime: 0,
  });
  if (isError && !data) {
    return <LoadError message={t('attention.failed')} onRetry={refetch} />;
  }
  if (!data) {
    return (
      <Box aria-busy="true" sx={grid}>
        {Array.from({ length: 3 }, (_, place) => (
          <Skeleton key={place} variant="rounded" height={CARD_HEIGHT} />
        ))}
      </Box>
    );
  }
  if (data.data.length === 0) return <Calm />;
  return (
    <Box component="section" aria-labelledby={title}>
      <Typography id={title} variant="h2" sx={{ mb: 1.5 }}>
        {t('attention.waiting')}
      </Typography>
      <Box component="ul" sx={{ ...grid, m: 0, p: 0, listStyle: 'none' }}>
        {data.data.map((item) => (
          <li key={item.kind}>
            <AttentionCard item={item} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Calm() {
  const t = useText();
  return (
    <Card>
      <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: 6 }}>
        <CalmIcon color="success" fontSize="large" />
        <Typography variant="h2">{t('attention.calm')}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '52ch' }}>
          {t('attention.calmBody')}
        </Typography>
      </Stack>
    </Card>
  );
}

const grid = { display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' } };

import { getBalanceDifferences } from '@lia/sdk/balance/endpoints';
import type { BalanceDay, BalanceDifference } from '@lia/sdk/balance/records';
import { formatInstant } from '@lia/sdk/calendar/instants';

import EqualIcon from '@mui/icons-material/CheckCircleOutlined';
import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { useClient } from '../client/ClientContext.ts';
import { LoadError } from '../records/LoadError.tsx';
import { Section } from '../records/RecordPage.tsx';
import { useWords } from '../resources/field.ts';
import { signedAmount } from './amounts.ts';

/** Each movement that one side has and the other does not, or with another amount, with its order. */
export function DayDifferences({ record: { id, differences, checked_at } }: { record: BalanceDay }) {
  const { t } = useWords();
  const client = useClient();
  const { data, isError, refetch } = useQuery({
    // What was compared again is another answer.
    queryKey: ['balance', 'differences', id, checked_at],
    queryFn: ({ signal }) => client.call(getBalanceDifferences, { params: { id }, signal }),
    retry: false,
    enabled: differences > 0,
  });
  if (differences === 0) {
    return (
      <Alert severity="success" variant="outlined" icon={<EqualIcon />}>
        {t('balance.noDifferences')}
      </Alert>
    );
  }
  if (isError) {
    return <LoadError message={t('balance.failed')} onRetry={refetch} />;
  }
  if (!data) {
    return (
      <Box aria-busy="true">
        <Skeleton variant="rounded" height={160} />
      </Box>
    );
  }
  return (
    <Section title={t('balance.differences')}>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.data.map((difference) => (
          <Difference key={difference.id} difference={difference} />
        ))}
      </Stack>
    </Section>
  );
}

function Difference({ difference }: { difference: BalanceDifference }) {
  const { t, language } = useWords();
  const { kind, movement, title, order_id, payment_id, ours, reported, at } = difference;
  const write = (amount: number | null): string => (amount === null ? t('balance.absent') : signedAmount(amount));
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600, color: 'error.main' }}>{t(`balance.kinds.${kind}`)}</Typography>
        <Typography>{`${t(`balance.movements.${movement}`)} · ${title ?? t('balance.noOrder')}`}</Typography>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('balance.sides', { ours: write(ours), reported: write(reported) })}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {[formatInstant(at, language), payment_id && t('balance.payment', { id: payment_id })]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      {order_id !== null && (
        <Button component={Link} to={`/orders/${order_id}/show`}>
          {t('balance.openOrder')}
        </Button>
      )}
    </Box>
  );
}

import { formatInstant } from '@lia/sdk/calendar/instants';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { allotPlaces, getGiftPlaces } from '@lia/sdk/places/endpoints';
import type { GiftRecord } from '@lia/sdk/giving/records';
import type { GiftPlacesRecord } from '@lia/sdk/places/records';
import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';

import { useClient } from '../client/ClientContext.ts';
import { useAct } from '../records/ActButton.tsx';
import { LoadError } from '../records/LoadError.tsx';
import { Section } from '../records/RecordPage.tsx';
import { useWords } from '../resources/field.ts';
import { SchoolField } from '../institutions/choice/SchoolField.ts';

/** Places for students that a gift pays: which school has them, and how many are used. */
export const GiftPlaces = ({ record: { order_id, status } }: { record: Pick<GiftRecord, 'order_id' | 'status'> }) =>
  order_id === null ? null : <PlacesOf order={order_id} refunded={status === 'refunded'} />;

function PlacesOf({ order, refunded }: { order: string; refunded: boolean }) {
  const { t } = useWords();
  const client = useClient();
  const { data, isError, refetch } = useQuery({
    queryKey: ['places', order],
    queryFn: ({ signal }) => client.call(getGiftPlaces, { params: { id: order }, signal }),
    retry: false,
  });
  if (isError) {
    return <LoadError message={t('giftPlaces.failed')} onRetry={refetch} />;
  }
  if (!data) return <Skeleton variant="rounded" height={120} />;
  if (!data.data) return null;
  return (
    <Section title={t('giftPlaces.title')}>
      <Standing order={order} places={data.data} refunded={refunded} />
      {data.data.paid && data.data.status !== 'ended' && data.data.used === 0 && (
        <Allot key={data.data.school?.id} order={order} given={data.data.school !== null} />
      )}
    </Section>
  );
}

function Standing({
  order,
  places: { places, months, paid, school, status, used, until },
  refunded,
}: {
  order: string;
  places: GiftPlacesRecord;
  refunded: boolean;
}) {
  const { t, language } = useWords();
  const ended = status === 'ended';
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Typography>
        {t(refunded ? 'giftPlaces.refunded' : 'giftPlaces.gives', {
          count: places,
          months: t('sponsorships.months', { count: months }),
        })}
      </Typography>
      {!paid && !refunded && <Typography color="text.secondary">{t('giftPlaces.unpaid')}</Typography>}
      {school && until !== null && (
        <>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {t(ended ? 'giftPlaces.ended' : 'giftPlaces.of', {
              school: school.name,
              date: formatInstant(until, language),
            })}
          </Typography>
          {!ended && <Typography sx={{ fontWeight: 600 }}>{t('licences.of', { used, total: places })}</Typography>}
          <Button component={Link} to={`/licences/${order}/show`} variant="outlined">
            {t(ended ? 'giftPlaces.licencesEnded' : 'giftPlaces.licences')}
          </Button>
        </>
      )}
    </Stack>
  );
}

/** Gives the places to a school, or to another one while no one holds one. */
function Allot({ order, given }: { order: string; given: boolean }) {
  const { t } = useWords();
  const client = useClient();
  const { busy, act } = useAct();
  const id = useId();
  const [school, setSchool] = useState<number | null>(null);
  const save = (school_id: number) =>
    act(() =>
      client.call(allotPlaces, {
        params: { id: order },
        body: { school_id },
        idempotencyKey: newIdempotencyKey(),
      }),
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end' }}>
      <SchoolField id={`${id}-school`} value={school} onChange={setSchool} />
      <Button
        variant={given ? 'outlined' : 'contained'}
        loading={busy}
        disabled={school === null}
        onClick={() => school !== null && void save(school)}
      >
        {t(given ? 'giftPlaces.move' : 'giftPlaces.allot')}
      </Button>
    </Box>
  );
}

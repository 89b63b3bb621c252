import { formatInstant } from '@lia/sdk/calendar/instants';
import { listCoursePrices, withdrawCoursePrice } from '@lia/sdk/courses/administration';
import type { CoursePriceRecord, CourseRecord } from '@lia/sdk/courses/records';
import type { PriceStatus } from '@lia/sdk/courses/rules';
import { formatPesos } from '@lia/sdk/payments/money';
import CurrentIcon from '@mui/icons-material/CheckCircleOutlined';
import PastIcon from '@mui/icons-material/EventBusyOutlined';
import ScheduledIcon from '@mui/icons-material/Schedule';
import { Box, List, ListItem, Skeleton, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { useClient } from '../client/ClientContext.ts';
import { useLanguage, useText } from '../i18n/text.ts';
import { ActButton } from '../records/ActButton.tsx';
import { LoadError } from '../records/LoadError.tsx';
import { Section } from '../records/RecordPage.tsx';
import { StatusChip } from '../records/StatusChip.tsx';
import type { Statuses } from '../resources/field.ts';
import { PriceForm } from './PriceForm.tsx';

const statuses = {
  current: { label: 'courses.priceStatuses.current', tone: 'good', icon: CurrentIcon },
  scheduled: { label: 'courses.priceStatuses.scheduled', tone: 'waiting', icon: ScheduledIcon },
  past: { label: 'courses.priceStatuses.past', tone: 'quiet', icon: PastIcon },
} as const satisfies Record<PriceStatus, Statuses[string]>;

/** What a course costs, is to cost and did cost, with a form for another price. */
export function Prices({ record: { id } }: { record: CourseRecord }) {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const queryKey = [listCoursePrices, id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(listCoursePrices, { params: { id }, signal }),
    retry: false,
  });
  const changed = () => void queries.invalidateQueries({ queryKey });
  return (
    <Section title={t('courses.prices')}>
      {error ? (
        <LoadError message={t('lists.failed')} onRetry={refetch} />
      ) : data ? (
        <List disablePadding>
          {data.data.map((price) => (
            <Price key={price.id} price={price} changed={changed} />
          ))}
        </List>
      ) : (
        <Skeleton height={80} />
      )}
      <PriceForm course={id} current={data?.data.find(({ status }) => status === 'current')?.price} changed={changed} />
    </Section>
  );
}

function Price({
  price: { id, price, status, from, author },
  changed,
}: {
  price: CoursePriceRecord;
  changed: () => void;
}) {
  const t = useText();
  const language = useLanguage();
  const client = useClient();
  const amount = formatPesos(price);
  return (
    <ListItem disableGutters divider sx={{ display: 'block' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{amount}</Typography>
        <StatusChip statuses={statuses} status={status} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {[t('courses.priceSince', { when: formatInstant(from, language) }), author].filter(Boolean).join(' · ')}
      </Typography>
      {status === 'scheduled' && (
        <Box sx={{ mt: 1 }}>
          <ActButton
            color="error"
            label={t('courses.withdraw')}
            aria-label={t('courses.withdrawOf', { price: amount })}
            question={{
              title: t('courses.withdrawTitle'),
              body: t('courses.withdrawBody'),
              cancel: t('courses.keep'),
            }}
            call={() => client.call(withdrawCoursePrice, { params: { id } })}
            then={changed}
          />
        </Box>
      )}
    </ListItem>
  );
}

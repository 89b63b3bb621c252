import { formatInstant } from '@lia/sdk/calendar/instants';
import { isNotFound } from '@lia/sdk/http/error';
import { formatPesos } from '@lia/sdk/payments/money';
import type { Renewal as RenewalAnswer } from '@lia/sdk/renewals/schema';
import { Alert, Skeleton, Typography } from '@mui/material';

import { useText } from '../../i18n/text.ts';
import { ActButton } from '../../records/ActButton.tsx';
import { LoadError } from '../../records/LoadError.tsx';
import { Section } from '../../records/RecordPage.tsx';
import { useWords } from '../../resources/field.ts';
import { freedNames } from '../freedNames.ts';
import { ChooseForm } from './ChooseForm.tsx';
import { useRenewal, useRenewalCalls } from './useRenewal.ts';

/** What the next period of a membership has and costs, and with how many licences it begins. */
export function Renewal({ order }: { order: string }) {
  const t = useText();
  const { data, error, refetch } = useRenewal(order);
  // Nothing is renewed.
  if (isNotFound(error)) return null;
  if (error) return <LoadError message={t('licences.renewal.failed')} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  return (
    <Section title={t('licences.renewal.title')}>
      <NextPeriod order={order} renewal={data.data} />
    </Section>
  );
}

function NextPeriod({ order, renewal }: { order: string; renewal: RenewalAnswer['data'] }) {
  const { t, language } = useWords();
  const { choose } = useRenewalCalls(order);
  const { renews_at, automatic, licences, least, chosen, next } = renewal;
  const values = {
    count: next.licences,
    date: formatInstant(renews_at, language),
    total: formatPesos(next.total),
  };
  return (
    <>
      <Typography>{t(automatic ? 'licences.renewal.charged' : 'licences.renewal.byHand', values)}</Typography>
      {next.further > 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('licences.renewal.further', { count: next.further, price: formatPesos(next.licence_price) })}
        </Typography>
      )}
      {chosen !== null && (
        <>
          <Alert severity="info" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
            {t('licences.renewal.chosen', { chosen, licences })} {freedNames(renewal, t)}
          </Alert>
          <ActButton label={t('licences.renewal.keep')} call={() => choose(licences)} />
        </>
      )}
      {chosen === null && least < licences && <ChooseForm order={order} least={least} licences={licences} />}
    </>
  );
}

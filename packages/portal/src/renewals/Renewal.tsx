import { formatInstant } from '@lia/sdk/calendar/instants';
import { isNotFound } from '@lia/sdk/http/error';
import { formatPesos } from '@lia/sdk/payments/money';
import type { Renewal as RenewalAnswer } from '@lia/sdk/renewals/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { ChooseLicences } from './ChooseLicences.tsx';
import { freedNames } from './freedNames.ts';
import { useRenewal } from './useRenewal.ts';

/** What the next period of a membership has and costs, and with how many licences it begins. */
export function Renewal({ order }: { order: string }) {
  const { t } = useText();
  const { renewal, error, retry, busy, choose } = useRenewal(order);
  // 404: the membership of this order is not renewed.
  if (isNotFound(error)) return null;
  if (!renewal && error !== undefined)
    return <ReadFailed inside title={t('renewal.failed')} error={error} retry={retry} />;
  if (!renewal) {
    return (
      <Loading>
        <Skeleton variant="rounded" height={96} />
      </Loading>
    );
  }
  return <Shown order={order} renewal={renewal} busy={busy} choose={choose} />;
}

interface ShownProps {
  order: string;
  renewal: RenewalAnswer['data'];
  busy: boolean;
  choose: (licences: number) => Promise<void>;
}

function Shown({ order, renewal, busy, choose }: ShownProps) {
  const { t, language } = useText();
  const [asking, setAsking] = useState(false);
  const [closed, setClosed] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const { renews_at, automatic, licences, least, chosen, next, frees } = renewal;
  const values = {
    count: next.licences,
    when: formatInstant(renews_at, language),
    total: formatPesos(next.total),
  };

  // Another button may stand where the dialog was opened: the one that is there gets the focus.
  useEffect(() => {
    if (closed > 0) button.current?.focus();
  }, [closed]);

  async function save(number: number): Promise<void> {
    await choose(number);
    setAsking(false);
    setClosed((times) => times + 1);
  }

  return (
    <Box component="section" aria-labelledby="renewal" sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography id="renewal" variant="h3">
        {t('renewal.title')}
      </Typography>
      <Typography color="text.secondary">{t(automatic ? 'renewal.charged' : 'renewal.byHand', values)}</Typography>
      {chosen !== null && (
        <Alert severity="info" role="note" sx={{ overflowWrap: 'anywhere' }}>
          {t('renewal.chosen', { chosen, licences })} {freedNames(frees, t)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {chosen !== null && (
          <Button ref={button} variant="outlined" disabled={busy} onClick={() => void save(licences)}>
            {t('renewal.keep')}
          </Button>
        )}
        {chosen === null && least < licences && (
          <Button ref={button} variant="outlined" disabled={busy} onClick={() => setAsking(true)}>
            {t('renewal.change')}
          </Button>
        )}
      </Box>
      {asking && (
        <ChooseLicences
          order={order}
          renewal={renewal}
          busy={busy}
          save={(number) => void save(number)}
          close={() => setAsking(false)}
        />
      )}
    </Box>
  );
}

import { getSecondFactor } from '@lia/sdk/secondFactor/endpoints';
import { FEW_RECOVERY_CODES } from '@lia/sdk/secondFactor/rules';
import type { SecondFactor } from '@lia/sdk/secondFactor/schema';
import { formatInstant } from '@lia/sdk/calendar/instants';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useRead } from '../reads/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { LazyAlert } from '../ui/LazyAlert.tsx';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondFactorDialog } from './SecondFactorDialog.tsx';

const SecondFactorSetUp = lazy(() => import('./SecondFactorSetUp.tsx'));

/** What is going on in the section. */
type Doing = 'nothing' | 'settingUp' | 'renewing' | 'ending' | 'codesLost' | { shows: readonly string[] };

/** The member's second factor: set up, recovery codes, turned off. */
export function SecondFactorSection() {
  const { t } = useText();
  const { data, error, mutate } = useRead([getSecondFactor], (client) => client.call(getSecondFactor));
  const [doing, setDoing] = useState<Doing>('nothing');
  const again = (): void => void mutate();
  const stop = (): void => setDoing('nothing');
  /** Where an answer was lost, it is not as it was read. */
  const readAnd = (next: Doing): void => {
    again();
    setDoing(next);
  };
  const show = (codes: readonly string[]): void => readAnd({ shows: codes });

  return (
    <Card component="section" aria-labelledby="second-factor" sx={{ p: { xs: 4, sm: 6 }, display: 'grid', gap: 4 }}>
      <Typography variant="h2" id="second-factor">
        {t('secondFactor.title')}
      </Typography>
      {typeof doing === 'object' ? (
        <RecoveryCodes codes={doing.shows} done={stop} />
      ) : doing === 'settingUp' ? (
        <LazyBoundary>
          <SecondFactorSetUp cancel={() => readAnd('nothing')} done={show} codesLost={() => readAnd('codesLost')} />
        </LazyBoundary>
      ) : data ? (
        <>
          {doing === 'codesLost' && <LazyAlert severity="warning">{t('secondFactor.codes.lost')}</LazyAlert>}
          <State factor={data.data} choose={setDoing} />
        </>
      ) : error === undefined ? (
        <Loading>
          <Skeleton variant="rounded" height={96} />
        </Loading>
      ) : (
        <ReadFailed inside title={t('secondFactor.failed')} error={error} retry={again} />
      )}
      {(doing === 'renewing' || doing === 'ending') && (
        <SecondFactorDialog ends={doing === 'ending'} close={stop} renewed={show} ended={() => readAnd('nothing')} />
      )}
    </Card>
  );
}

interface StateProps {
  factor: SecondFactor['data'];
  choose: (doing: 'settingUp' | 'renewing' | 'ending') => void;
}

function State({ factor: { enabled, since, recovery_codes: left }, choose }: StateProps) {
  const { t, language } = useText();
  if (!enabled) {
    return (
      <>
        <Typography color="text.secondary">{t('secondFactor.text')}</Typography>
        <ActionButton variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => choose('settingUp')}>
          {t('secondFactor.begin')}
        </ActionButton>
      </>
    );
  }
  return (
    <>
      <Typography>
        {since !== null && t('secondFactor.since', { when: formatInstant(since, language) })}{' '}
        {t('secondFactor.left', { count: left })}
        {left <= FEW_RECOVERY_CODES && ` ${t('secondFactor.few')}`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <ActionButton variant="outlined" onClick={() => choose('renewing')}>
          {t('secondFactor.renew')}
        </ActionButton>
        <ActionButton color="error" onClick={() => choose('ending')}>
          {t('secondFactor.off')}
        </ActionButton>
      </Box>
    </>
  );
}

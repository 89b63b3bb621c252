import { ApiError } from '@lia/sdk/http/error';
import { beginSecondFactor, confirmSecondFactor } from '@lia/sdk/secondFactor/endpoints';
import { secondFactorLabels } from '@lia/sdk/secondFactor/labels';
import type { SecondFactorKey } from '@lia/sdk/secondFactor/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { QrCode } from '../ui/QrCode.tsx';
import { AccountForm } from './AccountForm.tsx';
import { loadCodeRules, loadOwnPasswordRules } from './rules.ts';
import { UnknownPassword } from './UnknownPassword.tsx';

interface SecondFactorSetUpProps {
  cancel: () => void;
  /** Called with the recovery codes once it is turned on. */
  done: (codes: readonly string[]) => void;
  /** Called where it was turned on before: the answer with its codes was lost. */
  codesLost: () => void;
}

/** Sets up a second factor: the password, the key for an app, and one of its codes. */
export default function SecondFactorSetUp({ cancel, done, codesLost }: SecondFactorSetUpProps) {
  const { t, language } = useText();
  const { session, toasts } = useServices();
  const [made, setMade] = useState<SecondFactorKey | null>(null);

  return (
    <>
      {made === null ? (
        <>
          <Typography>{t('secondFactor.password')}</Typography>
          <AccountForm
            key="password"
            fields={[
              {
                name: 'current_password',
                label: secondFactorLabels.current_password[language],
                kind: 'password',
                autoComplete: 'current-password',
              },
            ]}
            loadRules={loadOwnPasswordRules}
            send={async (body) => setMade(await session.client.call(beginSecondFactor, { body }))}
            submit={t('secondFactor.next')}
          />
          <UnknownPassword />
        </>
      ) : (
        <>
          <Typography>{t('secondFactor.scan')}</Typography>
          <QrCode text={made.uri} label={t('secondFactor.qr')} />
          <Box>
            <Typography>{t('secondFactor.key')}</Typography>
            <Typography component="code" sx={{ fontWeight: 600, overflowWrap: 'anywhere', userSelect: 'all' }}>
              {made.key.match(/.{1,4}/g)?.join(' ')}
            </Typography>
          </Box>
          <AccountForm
            key="code"
            fields={[{ name: 'code', label: t('secondFactor.code'), kind: 'text', autoComplete: 'one-time-code' }]}
            loadRules={loadCodeRules}
            send={async (body) => {
              try {
                const { message, recovery_codes } = await session.client.call(confirmSecondFactor, { body });
                toasts.show('success', message);
                done(recovery_codes);
              } catch (error) {
                if (!(error instanceof ApiError) || error.code !== 'SECOND_FACTOR_ON') throw error;
                codesLost();
              }
            }}
            submit={t('secondFactor.confirm')}
          />
        </>
      )}
      <Button onClick={cancel} sx={{ justifySelf: 'start' }}>
        {t('secondFactor.cancel')}
      </Button>
    </>
  );
}

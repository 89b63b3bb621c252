import { withdrawTextVersion } from '@lia/sdk/consents/administration';
import type { TextVersion } from '@lia/sdk/consents/versions';
import { useNavigate } from 'react-router';

import { useClient } from '../../client/ClientContext.ts';
import { useText } from '../../i18n/text.ts';
import { ActButton } from '../../records/ActButton.tsx';
import { startAtHeading } from '../../records/useSaved.ts';

/** Takes back a version that is not in force yet. */
export function WithdrawVersion({ record: { id, status } }: { record: TextVersion }) {
  const t = useText();
  const client = useClient();
  const navigate = useNavigate();
  if (status !== 'scheduled') return null;
  return (
    <ActButton
      color="error"
      label={t('legalTexts.withdraw')}
      question={{
        title: t('legalTexts.withdrawTitle'),
        body: t('legalTexts.withdrawBody'),
        cancel: t('legalTexts.keep'),
      }}
      call={() => client.call(withdrawTextVersion, { params: { id } })}
      then={() => void navigate('/legal-texts', { state: startAtHeading })}
    />
  );
}

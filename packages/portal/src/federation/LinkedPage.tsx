import { finishLink } from '@lia/sdk/federation/endpoints';
import { useNavigate } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useServices } from '../services/services.ts';
import { Arrival } from './Arrival.tsx';
import { arrivalTexts } from './arrival/es.ts';

/** Every account has it. */
const ACCOUNT = '/apps/changePassword';

/** `/callback/link`: links who signed in at an identity provider to the account that is signed in. */
export default function LinkedPage() {
  useTexts(arrivalTexts);
  const { t } = useText();
  const { toasts } = useServices();
  const navigate = useNavigate();
  return (
    <Arrival
      finish={(client, body) => client.call(finishLink, { body })}
      arrived={({ message }) => {
        toasts.show('success', message);
        void navigate(ACCOUNT, { replace: true });
      }}
      failed={t('federation.unlinked')}
      back={{ label: t('federation.account'), to: ACCOUNT }}
    />
  );
}

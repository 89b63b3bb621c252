import { finishFederation } from '@lia/sdk/federation/endpoints';
import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { Arrival } from './Arrival.tsx';

/** `/callback?state=…`: opens the session of who signed in at an identity provider, and leads where they wanted to go. */
export default function FederatedCallback() {
  const { t } = useText();
  const { session } = useServices();
  return (
    <Arrival
      finish={(client, body) => client.call(finishFederation, { body })}
      // The guard of this screen leads members on.
      arrived={session.begin}
      failed={t('loginError.title')}
      back={{ label: t('action.login'), to: '/login' }}
    />
  );
}

import { startFederation } from '@lia/sdk/federation/endpoints';
import { useState } from 'react';
import { useLocation } from 'react-router';

import { FormRefusal } from '../fields/FormRefusal.tsx';
import { useText } from '../i18n/useText.ts';
import { identityProviders } from '../routing/identityProviders.ts';
import { useServices } from '../services/services.ts';
import { keepAttempt, wantedIn } from './attempt.ts';

/** Leads to each identity provider that is configured, to sign in there. */
export function ProviderButtons() {
  const { t, failure } = useText();
  const { session, go } = useServices();
  const { state } = useLocation();
  const [chosen, setChosen] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [refusals, setRefusals] = useState(0);

  async function begin(provider: string): Promise<void> {
    setChosen(provider);
    setRefusal(null);
    try {
      const { data } = await session.client.call(startFederation, { params: { provider } });
      keepAttempt({ secret: data.secret, wanted: wantedIn(state) });
      go(data.url);
    } catch (error) {
      setRefusal(error);
      setRefusals((times) => times + 1);
      setChosen(null);
    }
  }

  return (
    <div className="plain-form">
      {identityProviders.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          className="plain-button plain-outlined"
          aria-busy={chosen === name}
          disabled={chosen !== null}
          onClick={() => void begin(name)}
        >
          {t('federation.enter', { provider: label })}
        </button>
      ))}
      <FormRefusal text={refusal === null ? null : failure(refusal)} times={refusals} />
    </div>
  );
}

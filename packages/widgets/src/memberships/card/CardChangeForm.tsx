import { changeMembershipCard, openCardChange } from '@lia/sdk/memberships/endpoints';
import type { CardChanged } from '@lia/sdk/memberships/records';
import { useEffect } from 'react';

import { FailureNotice } from '../../form/notices.tsx';
import { FormFrame } from '../../form/FormFrame.tsx';
import { StepHeading } from '../../form/headings.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useSubmission } from '../../form/useSubmission.ts';
import { useHost } from '../../host/HostProvider.tsx';
import { useText } from '../../i18n/TextProvider.tsx';
import { spanish } from '../../i18n/translator.ts';
import { CardEntry } from '../../payments/CardEntry.tsx';
import { orRefuse } from '../../payments/PaymentStep.tsx';
import { useGateway } from '../../payments/useGateway.ts';
import { Surface } from '../../host/Surface.tsx';
import { es } from './es.ts';

spanish.add(es);

export interface CardChangeFormProps {
  /** Of the card's holder, as sent to the card company. */
  email: string;
  /** The order that the membership began with; without it, the one whose card began last. */
  order?: string;
  /** The new card is kept; `message` is the server's. */
  onChanged: (message: string) => void;
  /** The way back, with nothing changed. */
  onBack: () => void;
}

/**
 * Gives a member's own subscription another card: the card company keeps it first, their bank asking them where it likes,
 * and then our API is informed. A refused card leaves the one before. The client of the `WidgetProvider` around it must carry the session of
 * the member.
 */
export function CardChangeForm({ email, order, onChanged, onBack }: CardChangeFormProps) {
  const { client, emit } = useHost();
  const { t } = useText();
  const { gateway, retry } = useGateway();
  const { submission, submit } = useSubmission();

  useEffect(() => emit('ready', {}), [emit]);

  async function send() {
    if (gateway.status !== 'here') return;
    const { gateway: company } = gateway;
    await submit<CardChanged>('card', {
      earlier: null,
      keep: () => {},
      async send() {
        const payment_method = orRefuse(await company.createPaymentMethod(email));
        const { client_secret } = await client.call(openCardChange, { query: { order } });
        orRefuse(await company.confirmSetup(client_secret, payment_method));
        const change = () => client.call(changeMembershipCard, { query: { order }, body: { payment_method } });
        const first = await change();
        if (first.data.client_secret === null) return first;
        // What is owed is paid at once, which the bank may want to hear of as well.
        orRefuse(await company.authenticate(first.data.client_secret));
        return change();
      },
      accepted({ message }) {
        onChanged(message);
        emit('success', { order: null });
      },
      refuse: () => {},
    });
  }

  return (
    <Surface>
      <FormFrame label={t('card.title')} refusals={0} onWarm={() => {}} onSend={() => void send()}>
        <header className="lia-field">
          <StepHeading>{t('card.title')}</StepHeading>
          <p className="lia-intro">{t('card.intro')}</p>
        </header>
        <CardEntry label={t('card.field')} gateway={gateway} onRetry={retry} />
        <div className="lia-actions">
          <FailureNotice submission={submission} />
          <SubmitButton submission={submission} missing={gateway.status === 'here' ? 0 : undefined}>
            {t('card.submit')}
          </SubmitButton>
          <button type="button" className="lia-secondary" part="button" onClick={onBack}>
            {t('card.back')}
          </button>
        </div>
      </FormFrame>
    </Surface>
  );
}

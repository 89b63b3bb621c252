import { type ComponentType, useEffect, useState } from 'react';

import { Retry } from '../form/notices.tsx';
import { useText } from '../i18n/TextProvider.tsx';
import type { PaymentStepProps } from './PaymentStep.tsx';

type Step = ComponentType<PaymentStepProps>;

const fetchStep = (show: (fetched: 'failed' | (() => Step)) => void): Promise<void> =>
  import('./PaymentStep.tsx').then(
    ({ PaymentStep }) => show(() => PaymentStep),
    () => show('failed'),
  );

/** The payment step, fetched when it is reached: other visitors do not load its script. */
export function LatePaymentStep(props: PaymentStepProps) {
  const { t } = useText();
  const [Fetched, setFetched] = useState<Step | 'failed' | null>(null);
  useEffect(() => void fetchStep(setFetched), []);

  if (Fetched === null) return <output className="lia-hint">{t('form.loading')}</output>;
  if (Fetched !== 'failed') return <Fetched {...props} />;
  return (
    <Retry onRetry={() => void fetchStep(setFetched)}>
      <span>{t('form.failed')}</span>
    </Retry>
  );
}

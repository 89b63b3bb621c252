import { type ComponentType, useEffect, useState } from 'react';

import { Retry } from '../form/notices.tsx';
import { useText } from '../i18n/TextProvider.tsx';
import { Surface } from '../host/Surface.tsx';
import type { PaymentFormProps } from './PaymentForm.tsx';

type Form = ComponentType<PaymentFormProps>;

const fetchForm = (show: (fetched: 'failed' | (() => Form)) => void): Promise<void> =>
  import('./PaymentForm.tsx').then(
    ({ PaymentForm }) => show(() => PaymentForm),
    () => show('failed'),
  );

/** The payment screen behind another form, fetched when it is reached. */
export function LatePaymentForm(props: PaymentFormProps) {
  const { t } = useText();
  const [Fetched, setFetched] = useState<Form | 'failed' | null>(null);
  useEffect(() => void fetchForm(setFetched), []);

  if (Fetched !== null && Fetched !== 'failed') return <Fetched {...props} />;
  return (
    <Surface>
      {Fetched === null ? (
        <output className="lia-hint">{t('form.loading')}</output>
      ) : (
        <Retry onRetry={() => void fetchForm(setFetched)}>
          <span>{t('form.failed')}</span>
        </Retry>
      )}
    </Surface>
  );
}

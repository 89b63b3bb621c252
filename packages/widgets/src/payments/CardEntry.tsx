import { Retry } from '../form/notices.tsx';
import { useText } from '../i18n/TextProvider.tsx';
import { spanish } from '../i18n/translator.ts';
import { CardField } from './CardField.tsx';
import { es } from './es.ts';
import type { Gateway } from './useGateway.ts';

spanish.add(es);

/** Where a card is typed, under a label: while the company's script is on its way, here, or not to be had. */
export function CardEntry({ label, gateway, onRetry }: { label: string; gateway: Gateway; onRetry: () => void }) {
  const { t } = useText();
  return (
    <fieldset className="lia-field" part="field">
      <legend className="lia-label" part="label">
        {label}
      </legend>
      {gateway.status === 'here' && <CardField gateway={gateway.gateway} />}
      {gateway.status === 'loading' && <output>{t('payment.card.loading')}</output>}
      {gateway.status === 'failed' && (
        <Retry onRetry={onRetry}>
          <span>{t('payment.card.offline')}</span>
        </Retry>
      )}
      <p className="lia-hint">{t('payment.card.hint')}</p>
    </fieldset>
  );
}

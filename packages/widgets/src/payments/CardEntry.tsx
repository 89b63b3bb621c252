import { useEffect, useRef } from 'react';

import { Retry } from '../form/notices.tsx';
import { useText } from '../i18n/TextProvider.tsx';
import { spanish } from '../i18n/translator.ts';
import { es } from './es.ts';
import type { Gateway } from './useGateway.ts';
import { useHost } from '../host/HostProvider.tsx';
import type { CardGateway } from './gateway/gateway.ts';

spanish.add(es);

/** As high as Stripe's field, also while it is on its way. */
const place = { minBlockSize: 50 };

/** Where a card is typed, under a label: while the company's script is on its way, here, or not to be had. */
export function CardEntry({ label, gateway, onRetry }: { label: string; gateway: Gateway; onRetry: () => void }) {
  const { t } = useText();
  return (
    <fieldset className="lia-field" part="field">
      <legend className="lia-label" part="label">
        {label}
      </legend>
      <div style={place}>
        {gateway.status === 'here' && <CardField gateway={gateway.gateway} />}
        {gateway.status === 'loading' && <output>{t('payment.card.loading')}</output>}
        {gateway.status === 'failed' && (
          <Retry onRetry={onRetry}>
            <span>{t('payment.card.offline')}</span>
          </Retry>
        )}
      </div>
      <p className="lia-hint">{t('payment.card.hint')}</p>
    </fieldset>
  );
}

const PLACE = 'card';

/**
 * Where the card company draws its field: a node in the page's own tree, since companies refuse to live in a shadow root.
 * Inside a custom element it is slotted to this place; in a React application it stands here itself.
 */
function CardField({ gateway }: { gateway: CardGateway }) {
  const { lightNode } = useHost();
  const here = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const light = lightNode?.(PLACE);
    const node = light?.node ?? here.current;
    if (!node) return;
    gateway.mount(node);
    return () => {
      gateway.unmount();
      light?.remove();
    };
  }, [gateway, lightNode]);

  return lightNode ? <slot name={PLACE} /> : <div ref={here} />;
}

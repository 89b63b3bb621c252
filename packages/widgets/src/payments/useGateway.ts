import { getPaymentSettings } from '@lia/sdk/payments/cards';
import { useEffect, useRef, useState } from 'react';

import { useHost } from '../host/HostProvider.tsx';
import { useText } from '../i18n/TextProvider.tsx';
import { loadPageAgain } from '../form/loadPageAgain.ts';
import type { CardGateway, GatewayWords } from './gateway/gateway.ts';

/** The card company's script: on its way, here, or not to be had (`retry` asks again). */
export type Gateway = { status: 'loading' } | { status: 'here'; gateway: CardGateway } | { status: 'failed' };

/** Fetches the card company's script, whichever takes cards here. `opened` waits for it; null where it is not to be had. */
export function useGateway(): { gateway: Gateway; opened: () => Promise<CardGateway | null>; retry: () => void } {
  const { client, language } = useHost();
  const { t } = useText();
  const [gateway, setGateway] = useState<Gateway>({ status: 'loading' });
  const [asked, setAsked] = useState(0);
  const opening = useRef<Promise<CardGateway | null>>(Promise.resolve(null));

  useEffect(() => {
    let stale = false;
    const words: GatewayWords = {
      failed: t('payment.failed'),
      oxxoFailed: t('payment.oxxo.failed'),
      testMode: t('sandbox.mode'),
      testCards: t('sandbox.cards'),
      approved: t('sandbox.approved'),
      declined: t('sandbox.declined'),
      careful: t('sandbox.careful'),
      number: t('sandbox.number'),
      expiry: t('sandbox.expiry'),
      cvc: t('sandbox.cvc'),
      bankAsks: t('sandbox.bank'),
      bankYes: t('sandbox.bank.yes'),
      bankNo: t('sandbox.bank.no'),
    };
    const open = async (): Promise<CardGateway> => {
      const { cards, publishable_key } = await client.call(getPaymentSettings);
      const module = cards === 'stripe' ? import('./gateway/stripe.ts') : import('./gateway/sandbox.ts');
      const code = await module.catch((error: unknown) => {
        if (asked > 0) loadPageAgain();
        throw error;
      });
      return 'openStripe' in code
        ? code.openStripe(publishable_key ?? '', language, words)
        : code.openSandbox(client, words);
    };
    opening.current = open().catch(() => null);
    void opening.current.then(
      (opened) => stale || setGateway(opened ? { status: 'here', gateway: opened } : { status: 'failed' }),
    );
    return () => {
      stale = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- asked again at `retry`
  }, [client, language, t, asked]);

  return {
    gateway,
    opened: () => opening.current,
    retry: () => {
      setGateway({ status: 'loading' });
      setAsked((times) => times + 1);
    },
  };
}

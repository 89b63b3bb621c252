import { ApiError } from '@lia/sdk/http/error';
import type { Centavos } from '@lia/sdk/payments/money';
import { cardPayerLabels, oxxoPayerLabels } from '@lia/sdk/payments/payerLabels';
import { fitsOxxo, type PaymentMethod, paymentMethods } from '@lia/sdk/payments/rules';
import { useEffect, useRef } from 'react';
import type { Client } from '@lia/sdk/http/client';

import { ChoiceField } from '../fields/ChoiceField.tsx';
import { EmailField, TextField } from '../fields/TextField.tsx';
import { Notice } from '../form/notices.tsx';
import { useForm } from '../form/useForm.ts';
import { useText } from '../i18n/TextProvider.tsx';
import { spanish } from '../i18n/translator.ts';
import { CardEntry } from './CardEntry.tsx';
import { es } from './es.ts';
import type { Asked, CardGateway } from './gateway/gateway.ts';
import { useGateway } from './useGateway.ts';
import type { Payer } from './validation.ts';
import type { PaymentPath, PaymentValues } from './values.ts';
import type { Settled } from './settled.ts';
import { icon } from '../fields/icons.tsx';

spanish.add(es);

const CardIcon = icon('M2.5 5h15v10.5h-15ZM2.5 8.5h15M5.5 12.5h3');
const ShopIcon = icon('M3 8.5 4.5 4h11L17 8.5ZM4 8.5v8h12v-8M8 16.5v-4.5h4v4.5');

const icons = { card: <CardIcon />, oxxo: <ShopIcon /> };

const rules = async () => (await import('./validation.ts')).check;

/** The chosen way to pay, with the company that processes it. A refusal of the company rejects as an `ApiError` of 402. */
export interface Chosen {
  payer: Payer;
  gateway: CardGateway;
}

export interface PaymentStepProps {
  total: Centavos;
  /** Renews itself by card; a shop takes its first period alone. */
  recurring: boolean;
  /** Who is likely to pay. */
  name: string;
  email: string;
  /** Takes over how to ask for what was chosen: null comes back where a field is wrong, and then has the focus. */
  onUsable: (choose: () => Promise<Chosen | null>) => void;
  onMethod: (method: PaymentMethod) => void;
}

/** Pays on our own page: by card, or with a voucher for OXXO (document 1 section 2, "Payment screen"). */
export function PaymentStep({ total, recurring, name, email, onUsable, onMethod }: PaymentStepProps) {
  const { t, label } = useText();
  const form = useForm<PaymentValues, Payer, PaymentPath>({
    initial: { method: 'card', email, oxxo: { name, email } },
    rules,
  });
  const { gateway, opened, retry } = useGateway();
  const section = useRef<HTMLDivElement>(null);
  const inRange = fitsOxxo(total);
  const method = inRange ? form.values.method : 'card';

  useEffect(() => {
    // OXXO is forced back to card when the amount is out of range (document 1 section 4).
    if (!inRange && form.values.method === 'oxxo') form.update((now) => ({ ...now, method: 'card' }));
  });
  useEffect(() => onMethod(method), [method, onMethod]);
  useEffect(() => {
    onUsable(async () => {
      const finished = await form.finish();
      // A press that is quicker than the company's script waits for it.
      const company = await opened();
      if (!company) throw new ApiError(0, { code: 'NETWORK', message: '' });
      return finished?.body ? { payer: finished.body, gateway: company } : null;
    });
  });
  useEffect(() => {
    if (form.refusals > 0) section.current?.querySelector<HTMLElement>('[data-invalid]')?.focus();
  }, [form.refusals]);

  return (
    <div className="lia-section" ref={section}>
      <ChoiceField
        field={{ ...form.field('method'), value: method }}
        label={t('payment.method')}
        heading
        look="cards"
        choices={paymentMethods
          .filter((one) => one === 'card' || inRange)
          .map((one) => ({ value: one, label: t(`payment.method.${one}`), icon: icons[one] }))}
      />
      {!inRange && <p className="lia-hint">{t('payment.oxxo.range')}</p>}
      {method === 'card' ? (
        <>
          <EmailField field={form.field('email')} label={label(cardPayerLabels.email)} />
          <CardEntry label={t('payment.card')} gateway={gateway} onRetry={retry} />
        </>
      ) : (
        <>
          {recurring && (
            <Notice tone="plain">
              <span>{t('payment.oxxo.first')}</span>
            </Notice>
          )}
          <TextField field={form.field('oxxo.name')} label={label(oxxoPayerLabels.name)} autoComplete="name" />
          <EmailField field={form.field('oxxo.email')} label={label(oxxoPayerLabels.email)} />
        </>
      )}
    </div>
  );
}

/** What a company answered, or its refusal as the form shows any other. */
export function orRefuse<T>(asked: Asked<T>): T {
  if (asked.ok) return asked.value;
  throw new ApiError(402, { code: 'CARD_DECLINED', message: asked.message });
}

/** Pays a purchase that may be sent. Called again under the same key, it goes on with the same order. */
export type Pay = (client: Client, key: string, chosen: Chosen) => Promise<Settled>;

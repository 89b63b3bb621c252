import { type Centavos, formatAmount, formatPesos } from '@lia/sdk/payments/money';
import type { PaymentMethod } from '@lia/sdk/payments/rules';
import { useState } from 'react';

import { FailureNotice, Lost, Notice, Retry } from '../form/notices.tsx';
import { Done } from '../form/Done.tsx';
import { FormFrame } from '../form/FormFrame.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { Sum } from '../form/Sum.tsx';
import { Title } from '../form/headings.tsx';
import type { Submission } from '../form/useSubmission.ts';
import { MARKETING, type PriceReading } from '../host/usePrice.ts';
import { useHost } from '../host/HostProvider.tsx';
import { useText } from '../i18n/TextProvider.tsx';
import { Surface } from '../host/Surface.tsx';
import { LatePaymentStep } from './LatePaymentStep.tsx';
import type { PaymentStepProps } from './PaymentStep.tsx';
import type { Settled, UnsavedScreenProps } from './settled.ts';

export interface PaymentViewProps {
  price: PriceReading;
  each: Centavos | undefined;
  /** How many are paid for; none while nothing is selected. */
  count: number;
  /** A plan, which renews itself. */
  recurring: boolean;
  payer: { name: string; email: string };
  submission: Submission;
  refusals: number;
  settled: Settled | null;
  onUsable: PaymentStepProps['onUsable'];
  onPay: () => void;
  onLeave: () => void;
  onSettled: UnsavedScreenProps['onSettled'];
  onRefused: UnsavedScreenProps['onRefused'];
  onBack?: () => void;
  /** Name of the page that follows, where it is not the sign-in. */
  next?: string;
}

/** Draws the payment screen in each of its states; decides nothing. */
export function PaymentView(props: PaymentViewProps) {
  const { price, each, count, recurring, payer, submission, refusals, settled, onUsable, onPay, onLeave, onBack } =
    props;
  const { t } = useText();
  const [method, setMethod] = useState<PaymentMethod>('card');

  if (settled?.message === null) {
    return <settled.Screen unsaved={settled} onSettled={props.onSettled} onRefused={props.onRefused} />;
  }
  if (settled)
    return (
      <Surface>
        <Done message={settled.message}>
          <button type="button" className="lia-primary" part="button" onClick={onLeave}>
            {settled.voucher === null ? (props.next ?? t('payment.login')) : t('payment.voucher')}
          </button>
        </Done>
      </Surface>
    );

  const payable = each !== undefined && count > 0;
  return (
    <Surface>
      <FormFrame label={t('payment.title')} refusals={refusals} onWarm={() => {}} onSend={onPay}>
        <header className="lia-field">
          {onBack && (
            <p>
              <button
                type="button"
                className="lia-link"
                // What is on its way is paid: its outcome is shown here.
                aria-disabled={submission.status === 'sending'}
                onClick={onBack}
              >
                {t('payment.back')}
              </button>
            </p>
          )}
          <Product price={price} focused={onBack !== undefined} />
        </header>
        {count === 0 && (
          <Notice tone="plain">
            <span>{t('payment.nothing')}</span>
          </Notice>
        )}
        {payable && (
          <LatePaymentStep
            total={each * count}
            recurring={recurring}
            {...payer}
            onUsable={onUsable}
            onMethod={setMethod}
          />
        )}
        <div className="lia-actions">
          {payable && (
            <Sum how={recurring ? t('payment.sum', { count, price: formatAmount(each) }) : t('payment.total')}>
              {formatPesos(each * count)}
            </Sum>
          )}
          <FailureNotice submission={submission} />
          <SubmitButton submission={submission} missing={payable ? 0 : undefined}>
            {t(recurring && method === 'card' ? 'payment.subscribe' : 'payment.pay')}
          </SubmitButton>
        </div>
      </FormFrame>
    </Surface>
  );
}

/** Name, price with currency and recurrence, description; as high while they are on their way. */
function Product({ price, focused }: { price: PriceReading; focused: boolean }) {
  const { href } = useHost();
  const { t } = useText();
  if (price.lost) return <Lost message={t('lookup.price')} exit={href(MARKETING)} />;
  if (price.failed)
    return (
      <Retry onRetry={price.retry}>
        <span>{t('payment.price.failed')}</span>
      </Retry>
    );
  const { price: cost, product } = price.data ?? {};
  const interval = cost?.recurring?.interval;
  return (
    <>
      <Title focused={focused}>{product?.name ?? t('payment.title')}</Title>
      <p className="lia-split">
        <strong className="lia-heading">{cost ? `${formatAmount(cost.unit_amount)} ${cost.currency}` : '…'}</strong>
        {interval && <span className="lia-hint">{t(`payment.${interval}`)}</span>}
      </p>
      {product?.description !== '' && (
        <p className="lia-intro">
          {product?.description ?? (
            <>
              &nbsp;
              <br />
              &nbsp;
            </>
          )}
        </p>
      )}
    </>
  );
}

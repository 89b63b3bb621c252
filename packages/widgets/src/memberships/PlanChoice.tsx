import { licencePrice } from '@lia/sdk/licences/purchaseRules';
import { listPlans, storeOrder } from '@lia/sdk/memberships/endpoints';
import type { StoredOrder } from '@lia/sdk/memberships/records';
import type { RegistrationType } from '@lia/sdk/registrations/rules';
import { type Centavos, formatPesos } from '@lia/sdk/payments/money';
import { REDIRECT_TO_PAYMENT_MS } from '@lia/sdk/payments/rules';
import { keepOrder } from '@lia/sdk/session/order';
import { useEffect, useState } from 'react';

import type { Attempt } from '../drafts/draft.ts';
import { FailureNotice, Notice, Retry } from '../form/notices.tsx';
import { useSubmission } from '../form/useSubmission.ts';
import { useDeparture, useHost } from '../host/HostProvider.tsx';
import { useRead } from '../host/useRead.ts';
import { useText } from '../i18n/TextProvider.tsx';
import { spanish } from '../i18n/translator.ts';
import { Surface } from '../host/Surface.tsx';
import { es } from './es.ts';
import { PlanCards, type ShownPlan, shownPlans } from './PlanCards.tsx';

spanish.add(es);

/**
 * The plans of a member's own audience (document 1 section 2, "Pricing screen inside the app"): choosing one creates its
 * order and leaves for the payment. The client of the `WidgetProvider` around it must carry the session of the member.
 */
export function PlanChoice({
  type,
  current = null,
  further = 0,
  waiting,
}: {
  /** The member's audience. */
  type: RegistrationType;
  /** Id of the plan that the member has. */
  current?: number | null;
  /** Licences beside those of the plan that the member keeps: each costs its part of the plan (decision 62). */
  further?: number;
  /** Id of the plan whose OXXO voucher is still to be paid, and of that voucher: it leads there, and is not sold again. */
  waiting?: { plan: number; voucher: string };
}) {
  const { client, emit, href, go } = useHost();
  const { t } = useText();
  const { data, failed, retry } = useRead(['plans'], (reader) => reader.call(listPlans));
  const { submission, submit } = useSubmission();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [stored, setStored] = useState<StoredOrder | null>(null);
  useDeparture(stored?.payment.init_point ?? null, REDIRECT_TO_PAYMENT_MS);

  useEffect(() => emit('ready', {}), [emit]);

  const idOf = ({ membership }: ShownPlan) =>
    data?.data.find((plan) => plan.type === type && plan.membership === membership)?.id;

  const choose = (id: number, unit_price: Centavos | undefined) =>
    submit<StoredOrder>(JSON.stringify([id, unit_price]), {
      earlier: attempt,
      keep: setAttempt,
      send: (idempotencyKey) => client.call(storeOrder, { body: { id_licenses_type: id, unit_price }, idempotencyKey }),
      accepted(answer) {
        keepOrder({ order: answer.order, id_parent: null, init_point: answer.payment.init_point });
        setStored(answer);
        emit('success', { order: answer.order.id });
      },
      // The price that was shown is no longer that of the plan: the new one is shown before it is chosen.
      refuse: retry,
    });

  const action = (plan: ShownPlan) => {
    const id = idOf(plan);
    if (id !== undefined && id === current) return <p className="lia-label">{t('pricing.current')}</p>;
    if (id !== undefined && id === waiting?.plan) {
      const voucher = `/voucher/${waiting.voucher}`;
      return (
        <a
          className="lia-secondary"
          part="button"
          href={href(voucher)}
          onClick={(event) => {
            event.preventDefault();
            go(voucher);
          }}
        >
          {t('pricing.voucher')}
        </a>
      );
    }
    if (plan.membership === 'gratis' || id === undefined) return null;
    const total = plan.terms && plan.terms.price + further * licencePrice(plan, plan.terms.price);
    const busy = submission.status === 'sending' || stored !== null;
    const button = (
      <button
        type="button"
        className={plan.membership === 'anual' ? 'lia-primary' : 'lia-secondary'}
        part="button"
        aria-disabled={busy}
        onClick={() => void (busy || choose(id, total ?? undefined))}
      >
        {t(`pricing.choose.${plan.membership}`)}
      </button>
    );
    if (further === 0 || total === null) return button;
    return (
      <div className="lia-form">
        <p className="lia-label">{t('pricing.further', { count: further, total: formatPesos(total) })}</p>
        {button}
      </div>
    );
  };

  return (
    <Surface>
      <div className="lia-form">
        {failed && (
          <Retry onRetry={retry}>
            <span>{t('pricing.failed')}</span>
          </Retry>
        )}
        {stored && (
          <Notice tone="success">
            <span>{stored.message}</span>
          </Notice>
        )}
        <FailureNotice submission={submission} />
        <PlanCards busy={!data && !failed} plans={shownPlans(data, type)} action={action} />
      </div>
    </Surface>
  );
}

import { ApiError } from '@lia/sdk/http/error';
import { listPlans } from '@lia/sdk/memberships/endpoints';
import { planById, type PricedPlan, priceIdOf } from '@lia/sdk/memberships/rules';
import type { CardOutcome } from '@lia/sdk/payments/cardsSchema';
import { type Centavos, CURRENCY } from '@lia/sdk/payments/money';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import type { ChildList } from '@lia/sdk/registrations/schema';
import { useEffect, useRef, useState } from 'react';

import { nothingAccepted } from '../../consents/accepted.ts';
import type { Attempt } from '../../drafts/draft.ts';
import { useForm } from '../../form/useForm.ts';
import { useSubmission } from '../../form/useSubmission.ts';
import { useRead } from '../../host/useRead.ts';
import { useHost } from '../../host/HostProvider.tsx';
import { spanish } from '../../i18n/translator.ts';
import { es as payments } from '../../payments/es.ts';
import { useGateway } from '../../payments/useGateway.ts';
import { es as plans } from '../es.ts';
import { es } from './es.ts';
import { MemberSubscriptionView } from './MemberSubscriptionView.tsx';
import { subscribeByCard } from './subscribe.ts';
import type { SubscriptionInput } from './validation.ts';
import { type PaidMembership, paidMemberships, type SubscriptionPath, type SubscriptionValues } from './values.ts';

spanish.add({ ...plans, ...payments, ...es });

export interface MemberSubscriptionFormProps {
  /** Of the member's account; another one may be given for the card. */
  email: string;
  /** Id of the plan that renews itself already, which is not sold again. */
  current: number | null;
  /** Whether an annual plan is paid: the monthly one is not sold meanwhile. */
  isAnnualPaid?: boolean;
  /** The host's pages: where children are registered, and where the membership is. */
  pages: { children: string; membership: string };
  /** The membership is another one now than the host read. */
  onChanged: () => void;
}

/** A plan that can be chosen, with its price for each child. */
export interface OfferedPlan {
  id: number;
  membership: PaidMembership;
  price: Centavos;
}

export type Child = ChildList['data'][number];

/** What was bought, and for whom. */
export interface Subscribed {
  answer: CardOutcome;
  membership: PaidMembership;
  children: readonly Child[];
}

const changesElsewhere = { revalidateIfStale: true, dedupingInterval: 0 };

/**
 * Subscribes a parent by card (document 1 section 2, "Payment screen"; `POST /stripe/sub`): a paid plan for all of their
 * children for whom no other guardian pays it. What was bought stays on the page. The client of the `WidgetProvider` around it must carry the session of the member.
 */
export function MemberSubscriptionForm({
  email,
  current,
  isAnnualPaid = false,
  pages,
  onChanged,
}: MemberSubscriptionFormProps) {
  const { client, emit } = useHost();
  const listed = useRead(['plans'], (reader) => reader.call(listPlans));
  // Registered on another page, where the form leads to.
  const family = useRead(['children'], (reader) => reader.call(listChildren), changesElsewhere);
  const { gateway, opened, retry } = useGateway();
  const { submission, submit, fail } = useSubmission();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [unanswered, setUnanswered] = useState(0);
  const [subscribed, setSubscribed] = useState<Subscribed | null>(null);
  const [remark, setRemark] = useState<string>();
  const confirmed = useRef<{ key: string; card: string } | null>(null);
  const form = useForm<SubscriptionValues, SubscriptionInput, SubscriptionPath>({
    initial: { ...nothingAccepted, membership: 'mensual', email },
    rules: async () => (await import('./validation.ts')).check,
  });

  useEffect(() => emit('ready', {}), [emit]);

  const offered = listed.data && plansFor(listed.data.data, current, isAnnualPaid);
  const plan = offered?.find(({ membership }) => membership === form.values.membership) ?? offered?.[0];
  const isServed = ({ other_plans: theirs = [] }: Child) => plan !== undefined && theirs.includes(plan.id);
  const children = family.data?.data.filter((child) => !isServed(child));

  async function send() {
    if (!plan || !children || children.length === 0) return setUnanswered((times) => times + 1);
    const finished = await form.finish().catch((error: unknown) => void fail(error));
    if (!finished?.body) return;
    const { consents, email: holder } = finished.body;
    const { membership, price } = plan;
    const prices = [priceIdOf({ type: 'padre', membership })];
    const count = children.length;
    const body = { email: holder, prices, currency: CURRENCY, quantity: count, amount: price * count, consents };
    setRemark(undefined);
    await submit<CardOutcome>(JSON.stringify(body), {
      earlier: attempt,
      keep: setAttempt,
      send: async (key) =>
        subscribeByCard({
          client,
          gateway: await opened(),
          key,
          body,
          confirmed: confirmed.current?.key === key ? confirmed.current.card : null,
          onConfirmed: (card) => (confirmed.current = { key, card }),
        }).catch((error: unknown) => {
          // Bought in another window, or by another guardian, meanwhile.
          if (error instanceof ApiError && error.status === 409) {
            onChanged();
            family.retry();
          }
          throw error;
        }),
      accepted(answer) {
        setAttempt(null);
        setSubscribed({ answer, membership, children });
        onChanged();
        emit('success', { order: answer.data.order.id });
      },
      refuse({ quantity, amount, ...fields }) {
        setRemark(quantity);
        // A child was added elsewhere, or the price changed: the total is shown again before it is charged.
        if (quantity !== undefined) family.retry();
        if (amount !== undefined) listed.retry();
        form.refuse(fields);
      },
    });
  }

  return (
    <MemberSubscriptionView
      current={current === null ? undefined : planById(current)?.membership}
      plans={offered}
      plan={plan}
      family={children}
      served={family.data?.data.filter(isServed) ?? []}
      failed={listed.failed || family.failed}
      onRetry={() => {
        listed.retry();
        family.retry();
      }}
      form={form}
      refusals={form.refusals + unanswered}
      gateway={gateway}
      onGateway={retry}
      submission={submission}
      remark={remark}
      subscribed={subscribed}
      pages={pages}
      onSend={() => void send()}
    />
  );
}

/** The plans of parents that a card pays: without the one that renews itself, nor the monthly one while an annual one is paid. */
const plansFor = (listed: readonly PricedPlan[], current: number | null, isAnnualPaid: boolean): OfferedPlan[] =>
  paidMemberships
    .filter((membership) => membership === 'anual' || !isAnnualPaid)
    .flatMap((membership) =>
      listed
        .filter((plan) => plan.type === 'padre' && plan.membership === membership && plan.id !== current)
        .map(({ id, price }) => ({ id, membership, price })),
    );

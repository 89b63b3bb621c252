import type { Consents } from '@lia/sdk/consents/schema';
import { buyMyCourse } from '@lia/sdk/courses/endpoints';
import type { CatalogueCourse, MemberCourseOrder, MemberCoursePurchase } from '@lia/sdk/courses/memberSchema';
import { coursePriceId } from '@lia/sdk/courses/rules';
import { CURRENCY } from '@lia/sdk/payments/money';
import { REDIRECT_TO_PAYMENT_MS } from '@lia/sdk/payments/rules';
import { keepOrder } from '@lia/sdk/session/order';
import { useEffect, useState } from 'react';

import { type AcceptedPath, type AcceptedTexts, nothingAccepted } from '../../consents/accepted.ts';
import type { Attempt } from '../../drafts/draft.ts';
import { useForm } from '../../form/useForm.ts';
import { useSubmission } from '../../form/useSubmission.ts';
import { useDeparture, useHost } from '../../host/HostProvider.tsx';
import { useText } from '../../i18n/TextProvider.tsx';
import { spanish } from '../../i18n/translator.ts';
import { LatePaymentForm } from '../../payments/LatePaymentForm.tsx';
import type { OwnPurchase } from '../../payments/purchase.ts';
import { es } from './es.ts';
import { MemberCourseView } from './MemberCourseView.tsx';
import { payOrder } from '../../payments/paidCourse.ts';
import type { Pay } from '../../payments/PaymentStep.tsx';

spanish.add(es);

export interface MemberCourseFormProps {
  /** The course at the price of who is signed in (`GET /me/catalogue`). */
  course: CatalogueCourse;
  /** Who is signed in. */
  who: { name: string; email: string };
  /** The host's page of the course, once it is theirs. */
  page: string;
  /** The price has changed since it was shown: the host reads it again. */
  onStale: () => void;
}

/**
 * Buys a course in a session: what it costs and why, both consents, and the way to the payment; or nothing but the consents
 * where the plan includes it. The client of the `WidgetProvider` around it must carry the session of the signed-in user.
 */
export function MemberCourseForm({ course, who, page, onStale }: MemberCourseFormProps) {
  const { client, emit, go } = useHost();
  const { t } = useText();
  const form = useForm<AcceptedTexts, { consents: Consents }, AcceptedPath>({
    initial: nothingAccepted,
    rules: async () => (await import('./validation.ts')).check,
  });
  const { submission, submit, fail, restart } = useSubmission();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [remark, setRemark] = useState<string>();
  const [accepted, setAccepted] = useState<MemberCourseOrder | null>(null);
  const [paying, setPaying] = useState<OwnPurchase | null>(null);
  const [returned, setReturned] = useState(false);
  useDeparture(accepted?.data.init_point ?? null, REDIRECT_TO_PAYMENT_MS);

  useEffect(() => emit('ready', {}), [emit]);

  /** What is bought, once both texts are accepted. */
  async function finish() {
    const finished = await form.finish().catch((error: unknown) => void fail(error));
    return finished?.body && { course: course.id, amount: course.price, ...finished.body };
  }

  async function send() {
    const body = await finish();
    if (!body) return;
    setRemark(undefined);
    await submit<MemberCourseOrder>(JSON.stringify(body), {
      earlier: attempt,
      keep: setAttempt,
      send: (idempotencyKey) => client.call(buyMyCourse, { body: { ...body, payment: 'checkout' }, idempotencyKey }),
      accepted(answer) {
        keepOrder(answer.data);
        setAccepted(answer);
        emit('success', { order: answer.data.order.id });
      },
      refuse({ amount, course: gone, ...fields }) {
        setRemark(gone);
        if (amount !== undefined || gone !== undefined) onStale();
        form.refuse(fields);
      },
    });
  }

  /** Pays on our own page: the payment screen takes the form's place. */
  async function payHere() {
    const body = await finish();
    if (!body) return;
    restart();
    const { id, name, description, price } = course;
    setPaying({
      price: {
        price: { id: coursePriceId(id), unit_amount: price, currency: CURRENCY, recurring: null },
        product: { id: String(id), name, description },
      },
      payer: who,
      pay: payMyCourse(body),
      next: { path: page, label: t('myCourse.open') },
    });
  }

  function goBack() {
    setPaying(null);
    setReturned(true);
    onStale();
  }

  if (paying) return <LatePaymentForm purchase={paying} onBack={goBack} />;
  return (
    <MemberCourseView
      course={course}
      who={who}
      form={form}
      submission={submission}
      remark={remark}
      accepted={accepted}
      returned={returned}
      onSend={() => void send()}
      onPayHere={() => void payHere()}
      onOpen={() => go(page)}
    />
  );
}

/** Pays a course in a session by card or at OXXO: the order belongs to the signed-in user. */
const payMyCourse =
  (body: Omit<MemberCoursePurchase, 'payment'>): Pay =>
  async (client, key, chosen) => {
    const { data } = await client.call(buyMyCourse, { body: { ...body, payment: 'here' }, idempotencyKey: key });
    const { course, amount } = body;
    const order = { order: data.order.id, amount, currency: CURRENCY, product: coursePriceId(course) };
    return payOrder(client, key, order, chosen);
  };

import { buyCourse, listProducts } from '@lia/sdk/courses/endpoints';
import type { CoursePurchase } from '@lia/sdk/courses/schema';
import { REDIRECT_TO_PAYMENT_MS } from '@lia/sdk/payments/rules';
import type { Checkout } from '@lia/sdk/payments/schema';
import { keepOrder } from '@lia/sdk/session/order';
import { useEffect, useRef, useState } from 'react';

import type { Attempt } from '../drafts/draft.ts';
import { useBeginning, useDraft } from '../drafts/useDraft.ts';
import { useForm } from '../form/useForm.ts';
import { useSubmission } from '../form/useSubmission.ts';
import { useDeparture, useHost } from '../host/HostProvider.tsx';
import { MARKETING, useLostDeparture } from '../host/usePrice.ts';
import { useRead } from '../host/useRead.ts';
import { useText } from '../i18n/TextProvider.tsx';
import { spanish } from '../i18n/translator.ts';
import { LatePaymentForm } from '../payments/LatePaymentForm.tsx';
import type { Purchase } from '../payments/purchase.ts';
import { CourseCheckoutView } from './CourseCheckoutView.tsx';
import { es } from './es.ts';
import { useOffer } from './useOffer.ts';
import { blankWith, keep, type Offer, type PurchasePath, type PurchaseValues, reviveWith } from './values.ts';

spanish.add(es);

export interface CourseCheckoutProps {
  /** Id of the course to start with; for another one, another form (`key`). */
  course?: string;
  /** Where to leave for when the course cannot be had, and where the way back leads; LIA's own site where absent. */
  home?: string;
  /** Whether the form draws its own way back. */
  back?: boolean;
}

/**
 * Sells a course to a visitor (document 1 sections 2 to 5 and 8): a selector, the course's card, the
 * buyer's data, the total, both consents. On success the server's message is shown and `host.go` leaves for the
 * payment after a second; or it is paid by card or at OXXO right here. Needs a `WidgetProvider` around it.
 */
export function CourseCheckoutForm({ course = '', home, back = false }: CourseCheckoutProps) {
  const { client, emit, href } = useHost();
  const { t } = useText();
  const [draft] = useState(() => ({ blank: blankWith(course), keep, revive: reviveWith(course) }));
  const beginning = useBeginning(draft);
  const offer = useRef<Offer | null>(null);
  const form = useForm<PurchaseValues, CoursePurchase, PurchasePath>({
    initial: beginning.values,
    rules: async () => {
      const { check } = await import('./validation.ts');
      return (values) => check(values, offer.current);
    },
  });
  const { submission, submit, fail, restart } = useSubmission();
  const [restored, setRestored] = useState(beginning.restored);
  const [attempt, setAttempt] = useState<Attempt | null>(beginning.attempt);
  const [accepted, setAccepted] = useState<Checkout | null>(null);
  const [remark, setRemark] = useState<string>();
  const [paying, setPaying] = useState<Purchase | null>(null);
  const [returned, setReturned] = useState(false);
  const products = useRead(['products'], (reader) => reader.call(listProducts));
  const lookup = useOffer(form.values.course, course);
  const { update } = form;
  useDraft(draft, form.values, attempt);
  useLostDeparture(lookup.status === 'lost', home);
  useDeparture(accepted?.data.init_point ?? null, REDIRECT_TO_PAYMENT_MS);

  useEffect(() => emit('ready', {}), [emit]);

  /** Clears the chosen course, shows why, and reloads the list. */
  function reject(why: string) {
    setRemark(why);
    update((now) => ({ ...now, course: '' }));
    products.retry();
  }

  const price = lookup.status === 'found' ? lookup.offer.price : null;
  useEffect(() => {
    offer.current = lookup.status === 'found' ? lookup.offer : null;
    if (lookup.status === 'programming') reject(t('courses.programming'));
    else if (lookup.status === 'gone') reject(t('courses.gone'));
    // The rules know the course by now.
    else update((now) => ({ ...now }));
    // oxlint-disable-next-line react/exhaustive-deps -- once for what each lookup comes to
  }, [lookup.status, form.values.course, price]);

  function clear() {
    form.reset(blankWith(course));
    setAttempt(null);
    setRestored(false);
    setRemark(undefined);
  }

  async function send() {
    const finished = await form.finish().catch((error: unknown) => void fail(error));
    const body = finished?.body;
    if (!body) return;
    setRemark(undefined);
    await submit<Checkout>(JSON.stringify([keep(form.values), body.course, body.consents]), {
      earlier: attempt,
      keep: setAttempt,
      send: (idempotencyKey) => client.call(buyCourse, { body, idempotencyKey }),
      accepted(answer) {
        keepOrder(answer.data);
        setAccepted(answer);
        clear();
        emit('success', { order: answer.data.order?.id ?? null });
      },
      refuse({ 'course.id': unsold, 'course.price': dearer, ...fields }) {
        if (unsold !== undefined) reject(unsold);
        if (dearer !== undefined && lookup.status === 'found') {
          setRemark(dearer);
          lookup.retry();
        }
        form.refuse(fields);
      },
    });
  }

  /** Pays on our own page, with the same data: the payment screen takes the form's place. */
  async function payHere() {
    const finished = await form.finish().catch((error: unknown) => void fail(error));
    if (!finished?.body) return;
    restart();
    setPaying({ course: form.values.course, form: finished.body });
  }

  function goBack() {
    setPaying(null);
    setReturned(true);
  }

  if (paying) return <LatePaymentForm purchase={paying} onBack={goBack} onPaid={clear} />;
  return (
    <CourseCheckoutView
      form={form}
      products={products}
      lookup={lookup}
      remark={remark}
      submission={submission}
      accepted={accepted}
      restored={restored}
      exit={home ?? href(MARKETING)}
      back={back}
      returned={returned}
      onChoose={(id) => {
        setRemark(undefined);
        update((now) => ({ ...now, course: id }));
      }}
      onSend={() => void send()}
      onPayHere={() => void payHere()}
      onDiscard={clear}
    />
  );
}

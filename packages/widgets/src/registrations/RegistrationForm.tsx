import type { MessageAnswer } from '@lia/sdk/accounts/schema';
import type { Membership } from '@lia/sdk/registrations/rules';
import { type Centavos, CURRENCY } from '@lia/sdk/payments/money';
import { REDIRECT_AFTER_OXXO_MS } from '@lia/sdk/payments/rules';
import type { FreeRegistrationCall } from '@lia/sdk/registrations/callSchemas';
import { registerFree } from '@lia/sdk/registrations/endpoints';
import { REDIRECT_TO_LOGIN_MS } from '@lia/sdk/registrations/rules';
import { keepNoOrder, keepOrder } from '@lia/sdk/session/order';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { Attempt } from '../drafts/draft.ts';
import { useBeginning, useDraft } from '../drafts/useDraft.ts';
import { useForm } from '../form/useForm.ts';
import { useSubmission } from '../form/useSubmission.ts';
import { useDeparture, useHost } from '../host/HostProvider.tsx';
import { useLostDeparture, usePrice } from '../host/usePrice.ts';
import type { FormResult } from '../host/host.ts';
import { useText } from '../i18n/TextProvider.tsx';
import { spanish } from '../i18n/translator.ts';
import type { Chosen } from '../payments/PaymentStep.tsx';
import type { Settled, Unsaved } from '../payments/settled.ts';
import { es } from './es.ts';
import { type Accepted, RegistrationView } from './RegistrationView.tsx';
import { type Step, steps } from './steps.ts';
import { useChildren } from './useChildren.ts';
import { useUsernames } from './useUsernames.ts';
import {
  blankValues,
  byOwnPaths,
  fullName,
  keep,
  type RegistrationPath,
  type RegistrationValues,
  revive,
} from './values.ts';

spanish.add(es);

const LOGIN = '/login';

const rules = async () => (await import('./validation.ts')).check;

/**
 * Registers a parent and their children (document 1 sections 3 to 5), in three steps; a paid plan is paid with the last of
 * them, by card or at OXXO. On success the server's message is shown and `host.go` leaves for `/login`, or for the page of
 * the voucher. Needs a `WidgetProvider` around it.
 */
export function RegistrationForm({ membership = 'gratis' }: { /** The plan asked for. */ membership?: Membership }) {
  const { client, emit, go } = useHost();
  const { t } = useText();
  const [draft] = useState(() => ({ blank: blankValues(), keep, revive }));
  const beginning = useBeginning(draft);
  const form = useForm<RegistrationValues, FreeRegistrationCall, RegistrationPath>({
    initial: beginning.values,
    rules,
  });
  const { submission, submit, fail, restart } = useSubmission();
  const family = useChildren(form);
  const [step, setStep] = useState<Step>('parent');
  const [restored, setRestored] = useState(beginning.restored);
  const [attempt, setAttempt] = useState<Attempt | null>(beginning.attempt);
  const [accepted, setAccepted] = useState<Accepted | null>(null);
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);
  const busy = useRef(false);
  const choose = useRef<(() => Promise<Chosen | null>) | null>(null);
  const plan = membership;
  const usernames = useUsernames(form, attempt !== null);
  const price = usePrice(`padre-${plan}`);
  useLostDeparture(price.lost);
  useDraft(draft, form.values, attempt);
  useDeparture(
    accepted?.next ?? null,
    accepted?.next === LOGIN ? REDIRECT_TO_LOGIN_MS : REDIRECT_AFTER_OXXO_MS,
    accepted?.message,
    accepted?.result,
  );

  useEffect(() => emit('ready', {}), [emit]);
  const onUsable = useCallback((ready: () => Promise<Chosen | null>) => {
    choose.current = ready;
    // While there is a connection: a browser that could not have a script once does not ask for it again.
    void import('../payments/paidPlan.ts').catch(() => {});
  }, []);

  function show(next: Step) {
    restart();
    setStep(next);
    emit('step', { step: steps.indexOf(next) + 1, of: steps.length });
  }

  function clear() {
    form.reset(blankValues());
    setAttempt(null);
    setRestored(false);
    setStep('parent');
  }

  async function advance() {
    if (step === 'summary') return registerOnce();
    const part = step === 'parent' ? 'form' : 'children';
    const check = () => form.finish(part).catch((error: unknown) => void fail(error));
    if (!(await check())) return;
    // Taken usernames are marked by now, so that the step is not finished.
    if (await usernames.takenIn(part)) await check();
    else show(step === 'parent' ? 'children' : 'summary');
  }

  /** Another press while the first one is on its way does nothing. */
  async function registerOnce() {
    if (busy.current) return;
    busy.current = true;
    await register()
      .catch((error: unknown) => void fail(error))
      .finally(() => {
        busy.current = false;
      });
  }

  async function register() {
    const each = price.data?.price.unit_amount;
    if (each === undefined) return;
    const finished = await form.finish().catch((error: unknown) => void fail(error));
    const body = finished?.body;
    if (!body) return;
    if (each > 0) return pay(body, each);
    await submit<MessageAnswer>(JSON.stringify([keep(form.values), body.form.consents]), {
      ...sending,
      otherwise: t('registration.failed'),
      send: (idempotencyKey) => client.call(registerFree, { body, idempotencyKey }),
      accepted({ message }) {
        keepNoOrder();
        finish(message, LOGIN, null, { what: 'family', payment: null });
      },
    });
  }

  /** The same data is the same order, whichever card or shop pays it in the end. */
  async function pay(body: FreeRegistrationCall, each: Centavos) {
    const chosen = await choose.current?.().catch((error: unknown) => void fail(error));
    if (!chosen) return;
    const { payPlan } = await import('../payments/paidPlan.ts');
    const purchase = {
      ...body,
      email: body.form.email,
      amount: each * body.children.length,
      prices: [price.data?.price.id ?? ''],
      currency: CURRENCY,
      extras: [],
    };
    await submit<Settled>(JSON.stringify([keep(form.values), plan, body.form.consents]), {
      ...sending,
      send: (key) => payPlan(client, key, purchase, chosen),
      accepted: settle,
    });
  }

  function settle(answer: Settled) {
    const { order } = answer;
    const saved = answer.message === null ? null : answer;
    keepOrder({ order: { id: order }, id_parent: saved?.idParent ?? null, init_point: null });
    // Until we know of it, the same data stays the same order, in this browser too.
    setUnsaved(answer.message === null ? answer : null);
    if (!saved) return;
    const { message, voucher, payment } = saved;
    finish(message, voucher === null ? LOGIN : `/voucher/${voucher}`, order, { what: 'plan', payment });
  }

  const sending = {
    earlier: attempt,
    keep: setAttempt,
    refuse(refused: Readonly<Record<string, string>>) {
      const fields = byOwnPaths(refused);
      // The words land on their fields, so the step that has the first of them is shown.
      const paths = Object.keys(fields).join();
      if (paths.includes('form.')) setStep('parent');
      else if (paths.includes('children')) setStep('children');
      form.refuse(fields);
      // It may be the price that is another one by now.
      price.retry();
    },
  };

  function finish(message: string, next: string, order: string | null, result: Omit<FormResult, 'people'>) {
    const people = [form.values.form, ...form.values.children].map((person) => ({
      name: fullName(person),
      username: person.username,
    }));
    setAccepted({ message, next, result: { ...result, people } });
    clear();
    emit('success', { order });
  }

  return (
    <RegistrationView
      form={usernames.form}
      family={family}
      step={step}
      price={price}
      submission={submission}
      accepted={accepted}
      unsaved={unsaved}
      restored={restored}
      onAdvance={() => void advance()}
      onShow={show}
      onDiscard={clear}
      onLogin={() => go(accepted?.next ?? LOGIN, accepted?.message, accepted?.result)}
      onUsable={onUsable}
      onSettled={settle}
      onRefused={(error) => {
        setUnsaved(null);
        fail(error);
      }}
    />
  );
}

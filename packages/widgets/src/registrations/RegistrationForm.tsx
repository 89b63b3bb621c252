import type { MessageAnswer } from '@lia/sdk/accounts/schema';
import { getPrice } from '@lia/sdk/memberships/endpoints';
import type { Membership } from '@lia/sdk/memberships/rules';
import { registerFree } from '@lia/sdk/registrations/endpoints';
import { REDIRECT_TO_LOGIN_MS } from '@lia/sdk/registrations/rules';
import type { FreeRegistration } from '@lia/sdk/registrations/schema';
import { useEffect, useState } from 'react';

import type { Attempt } from '../drafts/draft.ts';
import { useBeginning, useDraft } from '../drafts/useDraft.ts';
import { useForm } from '../form/useForm.ts';
import { useSubmission } from '../form/useSubmission.ts';
import { useDeparture } from '../host/useDeparture.ts';
import { useRead } from '../host/useRead.ts';
import { useHost } from '../host/WidgetProvider.tsx';
import { spanish } from '../i18n/translator.ts';
import { es } from './es.ts';
import { RegistrationView } from './RegistrationView.tsx';
import { type Step, steps } from './steps.ts';
import { useChildren } from './useChildren.ts';
import { blankValues, keep, type RegistrationPath, type RegistrationValues, revive } from './values.ts';

spanish.learn(es);

const LOGIN = '/login';
const rules = async () => (await import('./validation.ts')).check;

/**
 * Registers a parent and their children (document 1 sections 3 to 5), in three steps. On success the server's message
 * is shown and `host.go` leaves for `/login`. The paid plans show their price; paying for them is not possible here.
 * Needs a `WidgetProvider` around it.
 */
export function RegistrationForm({ membership = 'gratis' }: { /** The plan asked for. */ membership?: Membership }) {
  const { client, emit, go } = useHost();
  const [draft] = useState(() => ({ blank: blankValues(), keep, revive }));
  const beginning = useBeginning(draft);
  const form = useForm<RegistrationValues, FreeRegistration, RegistrationPath>({ initial: beginning.values, rules });
  const { submission, submit, fail, restart } = useSubmission();
  const family = useChildren(form);
  const [step, setStep] = useState<Step>('parent');
  const [restored, setRestored] = useState(beginning.restored);
  const [attempt, setAttempt] = useState<Attempt | null>(beginning.attempt);
  const [accepted, setAccepted] = useState<MessageAnswer | null>(null);
  const [plan, setPlan] = useState(membership);
  const price = useRead(['price', plan], () => client.call(getPrice, { params: { type: `padre-${plan}` } }));
  useDraft(draft, form.values, attempt);
  useDeparture(accepted ? LOGIN : null, REDIRECT_TO_LOGIN_MS);

  useEffect(() => emit('ready', {}), [emit]);

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
    if (step === 'summary') return register();
    const part = step === 'parent' ? 'form' : 'children';
    const finished = await form.finish(part).catch((error: unknown) => void fail(error));
    if (finished) show(step === 'parent' ? 'children' : 'summary');
  }

  async function register() {
    if (price.data?.price.unit_amount !== 0) return;
    const finished = await form.finish().catch((error: unknown) => void fail(error));
    const body = finished?.body;
    if (!body) return;
    await submit<MessageAnswer>(JSON.stringify(keep(form.values)), {
      earlier: attempt,
      keep: setAttempt,
      send: (idempotencyKey) => client.call(registerFree, { body, idempotencyKey }),
      accepted(answer) {
        setAccepted(answer);
        clear();
        emit('success', { order: null });
      },
      refuse(fields) {
        // The words land on their fields, so the step that has the first of them is shown.
        const paths = Object.keys(fields);
        if (paths.some((path) => path.startsWith('form.'))) setStep('parent');
        else if (paths.some((path) => path.startsWith('children'))) setStep('children');
        form.refuse(fields);
      },
    });
  }

  return (
    <RegistrationView
      form={form}
      family={family}
      step={step}
      price={price}
      submission={submission}
      accepted={accepted}
      restored={restored}
      onAdvance={() => void advance()}
      onShow={show}
      onDiscard={clear}
      onLogin={() => go(LOGIN)}
      onFree={() => setPlan('gratis')}
    />
  );
}

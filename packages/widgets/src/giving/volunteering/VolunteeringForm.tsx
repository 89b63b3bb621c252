import { donate } from '@lia/sdk/giving/endpoints';
import type { Volunteering } from '@lia/sdk/giving/volunteeringSchema';
import type { Checkout } from '@lia/sdk/payments/schema';
import { useEffect, useState } from 'react';

import type { Attempt } from '../../drafts/draft.ts';
import { useBeginning, useDraft } from '../../drafts/useDraft.ts';
import { useForm } from '../../form/useForm.ts';
import { useSubmission } from '../../form/useSubmission.ts';
import { useHost } from '../../host/WidgetProvider.tsx';
import { spanish } from '../../i18n/translator.ts';
import { es } from './es.ts';
import { blank, keep, revive, type VolunteeringPath, type VolunteeringValues } from './values.ts';
import { VolunteeringView } from './VolunteeringView.tsx';

spanish.learn(es);

const rules = async () => (await import('./validation.ts')).check;

const draft = { blank, keep, revive };

/**
 * Takes a company's offer to volunteer, by the call of the donations (document 1 sections 3 to 5). Shows the server's
 * message, clears its fields and stays where it is. Needs a `WidgetProvider` around it.
 */
export function VolunteeringForm() {
  const { client, emit } = useHost();
  const beginning = useBeginning(draft);
  const form = useForm<VolunteeringValues, Volunteering, VolunteeringPath>({ initial: beginning.values, rules });
  const { submission, submit, fail, restart } = useSubmission();
  const [restored, setRestored] = useState(beginning.restored);
  const [attempt, setAttempt] = useState<Attempt | null>(beginning.attempt);
  const [accepted, setAccepted] = useState<Checkout | null>(null);
  useDraft(draft, form.values, attempt);

  useEffect(() => emit('ready', {}), [emit]);

  function clear() {
    form.reset(blank);
    setAttempt(null);
    setRestored(false);
  }

  async function send() {
    const finished = await form.finish().catch((error: unknown) => void fail(error));
    const body = finished?.body;
    if (!body) return;
    await submit<Checkout>(JSON.stringify(body), {
      earlier: attempt,
      keep: setAttempt,
      send: (idempotencyKey) => client.call(donate, { body, idempotencyKey }),
      accepted(answer) {
        setAccepted(answer);
        clear();
        emit('success', { order: null });
      },
      refuse: form.refuse,
    });
  }

  return (
    <VolunteeringView
      form={form}
      submission={submission}
      message={accepted?.message ?? null}
      restored={restored}
      onSend={() => void send()}
      onDiscard={clear}
      onAgain={() => {
        setAccepted(null);
        restart();
      }}
    />
  );
}

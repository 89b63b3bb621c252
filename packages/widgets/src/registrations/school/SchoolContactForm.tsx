import type { MessageAnswer } from '@lia/sdk/accounts/schema';
import type { Membership } from '@lia/sdk/memberships/rules';
import { contactSchool } from '@lia/sdk/registrations/endpoints';
import type { SchoolContact } from '@lia/sdk/registrations/schoolSchema';
import { useEffect, useState } from 'react';

import type { Attempt } from '../../drafts/draft.ts';
import { useBeginning, useDraft } from '../../drafts/useDraft.ts';
import { useForm } from '../../form/useForm.ts';
import { useSubmission } from '../../form/useSubmission.ts';
import { useHost } from '../../host/WidgetProvider.tsx';
import { spanish } from '../../i18n/translator.ts';
import { es } from './es.ts';
import { SchoolContactView } from './SchoolContactView.tsx';
import { blank, keep, revive, type SchoolPath, type SchoolValues } from './values.ts';

spanish.learn(es);

const rules = async () => (await import('./validation.ts')).check;

/**
 * Takes a school's wish to hear from us (document 1 section 3, "School contact request"). Shows the server's message
 * and begins anew. Needs a `WidgetProvider` around it.
 */
export function SchoolContactForm({ membership }: { /** The plan in mind. */ membership?: Membership }) {
  const { client, emit } = useHost();
  const [draft] = useState(() => ({ blank: membership ? { ...blank, membership } : blank, keep, revive }));
  const beginning = useBeginning(draft);
  const form = useForm<SchoolValues, SchoolContact, SchoolPath>({ initial: beginning.values, rules });
  const { submission, submit, fail, restart } = useSubmission();
  const [restored, setRestored] = useState(beginning.restored);
  const [attempt, setAttempt] = useState<Attempt | null>(beginning.attempt);
  const [accepted, setAccepted] = useState<MessageAnswer | null>(null);
  useDraft(draft, form.values, attempt);

  useEffect(() => emit('ready', {}), [emit]);

  function clear() {
    form.reset(draft.blank);
    setAttempt(null);
    setRestored(false);
  }

  async function send() {
    const finished = await form.finish().catch((error: unknown) => void fail(error));
    const body = finished?.body;
    if (!body) return;
    await submit<MessageAnswer>(JSON.stringify(body), {
      earlier: attempt,
      keep: setAttempt,
      send: (idempotencyKey) => client.call(contactSchool, { body, idempotencyKey }),
      accepted(answer) {
        setAccepted(answer);
        clear();
        emit('success', { order: null });
      },
      refuse: form.refuse,
    });
  }

  return (
    <SchoolContactView
      form={form}
      submission={submission}
      accepted={accepted}
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

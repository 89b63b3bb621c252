import type { MessageAnswer } from '@lia/sdk/accounts/schema';
import { signInPath } from '@lia/sdk/memberships/rules';
import type { Membership } from '@lia/sdk/registrations/rules';
import { keepNoOrder } from '@lia/sdk/session/order';
import { openTeacher, registerTeacher } from '@lia/sdk/teachers/endpoints';
import { REDIRECT_AFTER_MS, TEACHER_ROLE_ID, tierOf } from '@lia/sdk/teachers/rules';
import type { TeacherForm as TeacherBody } from '@lia/sdk/teachers/schema';
import { useEffect, useMemo, useState } from 'react';

import type { Attempt } from '../drafts/draft.ts';
import { useBeginning, useDraft } from '../drafts/useDraft.ts';
import { useForm } from '../form/useForm.ts';
import { useSubmission } from '../form/useSubmission.ts';
import { useDeparture, useHost } from '../host/HostProvider.tsx';
import type { FormResult } from '../host/host.ts';
import { spanish } from '../i18n/translator.ts';
import { es } from './es.ts';
import { type Step, steps } from './steps.ts';
import { TeacherView } from './TeacherView.tsx';
import { useDocuments } from './useDocuments.ts';
import {
  blankDraft,
  keep,
  pathOf,
  revive,
  stepOf,
  type TeacherDraft,
  type TeacherPath,
  type TeacherValues,
} from './values.ts';

spanish.add(es);

const rules = async () => (await import('./validation.ts')).check;

export interface TeacherFormProps {
  /** Digits of the tier to start with: 10, 20 or 30. */
  type?: string;
  /** The plan picked before; who is to pay for one is led to it when they sign in. */
  membership?: Membership;
}

/**
 * Registers a teacher with up to five documents (document 1 sections 3 to 5 and 7), in three steps. Documents are
 * uploaded as they are chosen, under a ticket that this form makes up; `POST /teacher` then holds the account to come and
 * `POST /teacherRegister` makes all of it at once. On success the message is shown and `host.go` leaves for `/login`
 * after three seconds. Needs a `WidgetProvider` around it.
 */
export function TeacherForm({ type, membership }: TeacherFormProps) {
  const { client, emit, go } = useHost();
  const tier = tierOf(type);
  const [options, setOptions] = useState(() => ({
    blank: blankDraft(tier),
    keep: (draft: TeacherDraft) => keep(draft, tier),
    revive: (stored: unknown) => revive(stored, tier),
  }));
  const beginning = useBeginning(options);
  const form = useForm<TeacherValues, TeacherBody, TeacherPath>({ initial: beginning.values.values, rules });
  const { submission, submit, fail, restart } = useSubmission();
  const [ticket, setTicket] = useState(beginning.values.ticket);
  const documents = useDocuments(ticket, beginning.values.documents);
  const [step, setStep] = useState<Step>('you');
  const [refused, setRefused] = useState<Step | null>(null);
  const [restored, setRestored] = useState(beginning.restored);
  const [attempt, setAttempt] = useState<Attempt | null>(beginning.attempt);
  const [accepted, setAccepted] = useState<(MessageAnswer & { result: FormResult }) | null>(null);
  const [finishing, setFinishing] = useState(false);
  const { uploaded } = documents;
  const held = JSON.stringify(uploaded);
  const draft = useMemo(
    () => ({ values: form.values, ticket, documents: uploaded }),
    // oxlint-disable-next-line react/exhaustive-deps -- the list is new with each drawing; its content is not
    [form.values, ticket, held],
  );
  useDraft(options, draft, attempt);
  const signIn = signInPath(membership);
  useDeparture(accepted ? signIn : null, REDIRECT_AFTER_MS, accepted?.message, accepted?.result);

  useEffect(() => emit('ready', {}), [emit]);

  function show(next: Step) {
    restart();
    setStep(next);
    emit('step', { step: steps.indexOf(next) + 1, of: steps.length });
  }

  function clear() {
    const blank = blankDraft(tier);
    setOptions({ ...options, blank });
    form.reset(blank.values);
    documents.reset();
    setTicket(blank.ticket);
    setAttempt(null);
    setRestored(false);
    setRefused(null);
    setStep('you');
  }

  async function advance() {
    const finished = await form
      .finish(step === 'documents' ? undefined : step)
      .catch((error: unknown) => void fail(error));
    if (!finished) return setRefused(step);
    if (step !== 'documents') return show(step === 'you' ? 'work' : 'documents');
    if (!finished.body || finishing) return;
    setFinishing(true);
    await register(finished.body).finally(() => setFinishing(false));
  }

  async function register({ consents, ...body }: TeacherBody) {
    const ids = await documents.finish();
    if (!ids) return;
    const { name, last_name, email, username, password, c_password, ...rest } = body;
    const account = { id: ticket, role_id: TEACHER_ROLE_ID, name, last_name, email, username, password, c_password };
    await submit<MessageAnswer>(JSON.stringify([options.keep({ ...draft, documents: [] }), ids]), {
      earlier: attempt,
      keep: setAttempt,
      async send(idempotencyKey) {
        const { data } = await client.call(openTeacher, { body: account, idempotencyKey });
        return client.call(registerTeacher, {
          body: { ...rest, id: data.lia.id, documents: ids, consents },
          idempotencyKey,
        });
      },
      accepted(answer) {
        keepNoOrder();
        const people = [{ name: `${name} ${last_name}`, username }];
        setAccepted({ ...answer, result: { what: 'teacher', payment: null, people } });
        clear();
        emit('success', { order: null });
      },
      refuse,
    });
  }

  /** The server's words land on their fields, so the step that has the first of them is shown. */
  function refuse(fields: Readonly<Record<string, string>>) {
    if (fields['documents'] !== undefined) documents.lost(fields['documents']);
    const known = Object.entries(fields).flatMap(([name, words]) => {
      const path = pathOf(name);
      return path === null ? [] : [[path, words] as const];
    });
    if (known.length === 0) return;
    setStep(steps.find((one) => known.some(([path]) => stepOf(path) === one)) ?? step);
    form.refuse(Object.fromEntries(known));
  }

  return (
    <TeacherView
      form={form}
      documents={documents}
      step={step}
      incomplete={refused === step}
      busy={finishing || documents.busy}
      submission={submission}
      accepted={accepted}
      restored={restored}
      onAdvance={() => void advance()}
      onShow={show}
      onDiscard={clear}
      onLogin={() => go(signIn, accepted?.message, accepted?.result)}
    />
  );
}

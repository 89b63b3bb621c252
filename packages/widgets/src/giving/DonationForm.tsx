import { donate } from '@lia/sdk/giving/endpoints';
import type { Support } from '@lia/sdk/giving/rules';
import type { Donation } from '@lia/sdk/giving/schema';
import { REDIRECT_TO_PAYMENT_MS } from '@lia/sdk/payments/rules';
import type { Checkout } from '@lia/sdk/payments/schema';
import { keepOrder } from '@lia/sdk/session/order';
import { useEffect, useState } from 'react';

import type { Attempt } from '../drafts/draft.ts';
import { useBeginning, useDraft } from '../drafts/useDraft.ts';
import { useForm } from '../form/useForm.ts';
import { useSubmission } from '../form/useSubmission.ts';
import { useDeparture } from '../host/useDeparture.ts';
import { useHost } from '../host/WidgetProvider.tsx';
import { spanish } from '../i18n/translator.ts';
import { DonationView } from './DonationView.tsx';
import { es } from './es.ts';
import { blank, type DonationPath, type DonationValues, keep, revive } from './values.ts';

spanish.learn(es);

const rules = async () => (await import('./validation.ts')).check;

/** The fields that the API names otherwise than the form. */
const fieldOf = (path: string): string => (path.startsWith('publish_') ? 'publish' : path);

/**
 * Takes a donation (document 1 sections 3 to 5, 8 and 9): one to ten children, more than ten, or an amount. On success
 * the server's message is shown and, where there is something to pay, `host.go` leaves for the payment after a second.
 * Needs a `WidgetProvider` around it.
 */
export function DonationForm({ support }: { /** The mode to start with. */ support?: Support }) {
  const { client, emit } = useHost();
  const [draft] = useState(() => ({
    blank: support ? { ...blank, support: String(support) } : blank,
    keep,
    revive,
  }));
  const beginning = useBeginning(draft);
  const form = useForm<DonationValues, Donation, DonationPath>({ initial: beginning.values, rules });
  const { submission, submit, fail, restart } = useSubmission();
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState<string>();
  const [restored, setRestored] = useState(beginning.restored);
  const [attempt, setAttempt] = useState<Attempt | null>(beginning.attempt);
  const [accepted, setAccepted] = useState<Checkout | null>(null);
  useDraft(draft, form.values, attempt);

  useEffect(() => emit('ready', {}), [emit]);

  useDeparture(accepted?.data.init_point ?? null, REDIRECT_TO_PAYMENT_MS);

  function clear() {
    form.reset(draft.blank);
    setFile(null);
    setFileError(undefined);
    setAttempt(null);
    setRestored(false);
  }

  async function send() {
    const finished = await form.finish().catch((error: unknown) => void fail(error));
    const body = finished?.body;
    if (!body) return;
    const stamp = file && [file.name, file.size, file.lastModified];
    await submit<Checkout>(JSON.stringify([body, stamp]), {
      earlier: attempt,
      keep: setAttempt,
      send: (idempotencyKey, onProgress) =>
        client.call(donate, { body, idempotencyKey, ...(file && { files: { file: [file] }, onProgress }) }),
      accepted(answer) {
        keepOrder(answer.data);
        setAccepted(answer);
        clear();
        emit('success', { order: answer.data.order?.id ?? null });
      },
      refuse(fields) {
        setFileError(fields['file']);
        form.refuse(Object.fromEntries(Object.entries(fields).map(([path, words]) => [fieldOf(path), words])));
      },
    });
  }

  return (
    <DonationView
      form={form}
      submission={submission}
      accepted={accepted}
      restored={restored}
      file={{ value: file, error: fileError }}
      onFile={(chosen) => {
        setFile(chosen);
        setFileError(undefined);
      }}
      onSend={() => void send()}
      onDiscard={clear}
      onAgain={() => {
        setAccepted(null);
        restart();
      }}
    />
  );
}

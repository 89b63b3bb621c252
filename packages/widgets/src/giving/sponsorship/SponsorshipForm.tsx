import { sponsor } from '@lia/sdk/giving/endpoints';
import type { SponsorshipType } from '@lia/sdk/giving/sponsorshipRules';
import type { Sponsorship } from '@lia/sdk/giving/sponsorshipSchema';
import { REDIRECT_TO_PAYMENT_MS } from '@lia/sdk/payments/rules';
import type { Checkout } from '@lia/sdk/payments/schema';
import { keepOrder } from '@lia/sdk/session/order';
import { useEffect, useState } from 'react';

import type { Attempt } from '../../drafts/draft.ts';
import { useBeginning, useDraft } from '../../drafts/useDraft.ts';
import { useForm } from '../../form/useForm.ts';
import { useSubmission } from '../../form/useSubmission.ts';
import { useDeparture } from '../../host/useDeparture.ts';
import { useHost } from '../../host/WidgetProvider.tsx';
import { spanish } from '../../i18n/translator.ts';
import { es } from './es.ts';
import { SponsorshipView } from './SponsorshipView.tsx';
import { blank, keep, revive, type SponsorshipPath, type SponsorshipValues } from './values.ts';

spanish.learn(es);

const rules = async () => (await import('./validation.ts')).check;

/** The fields that the API names otherwise than the form. */
const fieldOf = (path: string): string => (path.startsWith('publish_') ? 'publish' : path);

/**
 * Takes a sponsorship (document 1 sections 3 to 5, 8 and 9): special projects or programming courses. On success the
 * server's message is shown and, where there is something to pay, `host.go` leaves for the payment after a second. Needs a
 * `WidgetProvider` around it.
 */
export function SponsorshipForm({ type }: { /** What to start with. */ type?: SponsorshipType }) {
  const { client, emit } = useHost();
  const [draft] = useState(() => ({ blank: type ? { ...blank, sponsorship: String(type) } : blank, keep, revive }));
  const beginning = useBeginning(draft);
  const form = useForm<SponsorshipValues, Sponsorship, SponsorshipPath>({ initial: beginning.values, rules });
  const { submission, submit, fail, restart } = useSubmission();
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState<string>();
  const [restored, setRestored] = useState(beginning.restored);
  const [attempt, setAttempt] = useState<Attempt | null>(beginning.attempt);
  const [accepted, setAccepted] = useState<Checkout | null>(null);
  useDraft(draft, form.values, attempt);
  useDeparture(accepted?.data.init_point ?? null, REDIRECT_TO_PAYMENT_MS);

  useEffect(() => emit('ready', {}), [emit]);

  function choose(chosen: File | null, error?: string) {
    setFile(chosen);
    setFileError(error);
  }

  function clear() {
    form.reset(draft.blank);
    choose(null);
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
        client.call(sponsor, { body, idempotencyKey, ...(file && { files: { file: [file] }, onProgress }) }),
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
    <SponsorshipView
      form={form}
      submission={submission}
      accepted={accepted}
      restored={restored}
      file={{ value: file, error: fileError }}
      onFile={choose}
      onSend={() => void send()}
      onDiscard={clear}
      onAgain={() => {
        setAccepted(null);
        restart();
      }}
    />
  );
}

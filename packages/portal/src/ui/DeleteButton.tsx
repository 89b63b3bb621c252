import type { MessageAnswer } from '@lia/sdk/accounts/schema';
import type { Client } from '@lia/sdk/http/client';
import { useState } from 'react';

import type { ToastAction } from '../services/toasts.ts';
import type { Change } from '../changes/useChange.ts';
import { ActionButton } from './ActionButton.tsx';
import { Question } from './Question.tsx';

type Call = (client: Client) => Promise<MessageAnswer>;

interface DeleteButtonProps {
  label: string;
  /** Its name for who hears the page, where several stand on it. */
  name?: string;
  question: { title: string; text: string };
  change: Change;
  remove: Call;
  /** Takes it back, from the toast. */
  undo: { label: string; call: Call };
  deleted?: () => void;
}

/** Deletes something after a question; it can be taken back. */
export function DeleteButton({ label, name, question, change, remove, undo, deleted }: DeleteButtonProps) {
  const { busy, run } = change;
  const [asking, setAsking] = useState(false);

  /** Where it fails it is offered again: no other place of the screen does. */
  const takeBack = (): ToastAction => ({
    label: undo.label,
    run: () => void run(undo.call, { again: takeBack() }),
  });

  async function confirm(): Promise<void> {
    const succeeded = await run(remove, { undo: takeBack() });
    setAsking(false);
    if (succeeded) deleted?.();
  }

  return (
    <>
      <ActionButton color="error" aria-label={name} sx={{ minHeight: 44 }} onClick={() => setAsking(true)}>
        {label}
      </ActionButton>
      {asking && (
        <Question {...question} yes={label} busy={busy} confirm={() => void confirm()} close={() => setAsking(false)} />
      )}
    </>
  );
}

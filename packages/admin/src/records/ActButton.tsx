import { ApiError } from '@lia/sdk/http/error';
import DoneIcon from '@mui/icons-material/Check';
import UndoIcon from '@mui/icons-material/Undo';
import { Button, type ButtonProps } from '@mui/material';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';

import { useReason } from '../i18n/text.ts';
import { Question } from './Question.tsx';
import { useKeptPlace } from './useKeptPlace.ts';

interface ActButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'startIcon' | 'aria-label'> {
  label: string;
  call: () => Promise<{ message: string }>;
  /** Asked before; the label of the button confirms it where `confirm` does not. */
  question?: { title: string; body: string; cancel?: string; confirm?: string };
  /** Takes the place of showing the record, where it is no more. */
  then?: () => void;
  /** Stands in the toast. */
  undo?: ReactElement;
}

/** Does something to a record by a call of its own, one thing at a time. */
export function ActButton({ label, call, question, then, undo, variant = 'outlined', ...look }: ActButtonProps) {
  const { busy, act } = useAct();
  const waiting = useIsMutating({ mutationKey: ACT }) > 0;
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);

  // A button that waits loses the focus: it is focused again for keyboard users.
  useEffect(() => {
    if (waiting || !pressed.current) return;
    pressed.current = false;
    button.current?.focus();
  }, [waiting]);

  const run = async () => {
    pressed.current = true;
    await act(call, then, undo);
    setAsking(false);
  };

  return (
    <>
      <Button
        {...look}
        ref={button}
        variant={variant}
        loading={busy}
        disabled={waiting}
        onClick={() => (question ? setAsking(true) : void run())}
      >
        {label}
      </Button>
      {question && (
        <Question
          {...question}
          open={asking}
          confirm={question.confirm ?? label}
          busy={busy}
          onCancel={() => setAsking(false)}
          onConfirm={() => void run()}
        />
      )}
    </>
  );
}

interface MarkButtonProps {
  marked: boolean;
  /** Labels of the button: while there is no mark, and once there is one. */
  mark: string;
  undo: string;
  call: (marked: boolean) => Promise<{ message: string }>;
}

/** Marks a record, or takes the mark back. */
export const MarkButton = ({ marked, mark, undo, call }: MarkButtonProps) => (
  <ActButton
    variant={marked ? 'outlined' : 'contained'}
    startIcon={marked ? <UndoIcon /> : <DoneIcon />}
    label={marked ? undo : mark}
    call={() => call(!marked)}
  />
);

export type Call = () => Promise<{ message: string }>;

/** Key of every mutation that is made by {@link useAct}. */
const ACT = ['act'];

/** Does something to a record by a call of its own: shows the server's message, and the record as it is then. */
export function useAct() {
  const reasonOf = useReason();
  const notify = useNotify();
  const refresh = useRefresh();
  const { isPending, mutateAsync } = useMutation({ mutationKey: ACT, mutationFn: (call: Call) => call() });
  const keepPlace = useKeptPlace();
  const running = useRef<Promise<boolean>>(null);

  const run = async (call: Call, then: () => void, undo?: ReactElement): Promise<boolean> => {
    try {
      const { message } = await mutateAsync(call);
      notify(message, { type: 'success', ...(undo && { action: undo }) });
      then();
      keepPlace();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(reasonOf(error), { type: 'error' });
      // Another person was first: the record is another one than is shown.
      if (error.status === 409) {
        refresh();
        keepPlace();
      }
      return false;
    } finally {
      running.current = null;
    }
  };
  /**
   * Resolves whether it was done. `then` takes the place of showing the record, where it is no more; `undo` stands in the
   * toast. A second press comes before the button is busy: while a call runs, no other is made.
   */
  const act = (call: Call, then: () => void = refresh, undo?: ReactElement): Promise<boolean> =>
    (running.current ??= run(call, then, undo));
  return { busy: isPending, act };
}

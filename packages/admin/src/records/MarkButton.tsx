import DoneIcon from '@mui/icons-material/Check';
import UndoIcon from '@mui/icons-material/Undo';
import { Button } from '@mui/material';
import { useEffect, useRef } from 'react';

import { useAct } from './useAct.ts';

interface MarkButtonProps {
  marked: boolean;
  /** Labels of the button: while there is no mark, and once there is one. */
  mark: string;
  undo: string;
  call: (marked: boolean) => Promise<{ message: string }>;
}

/** Marks a record, or takes the mark back. */
export function MarkButton({ marked, mark, undo, call }: MarkButtonProps) {
  const { busy, act } = useAct<'mark'>();
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);

  // A button that waits loses the focus: it is focused again for keyboard users.
  useEffect(() => {
    if (busy !== null || !pressed.current) return;
    pressed.current = false;
    button.current?.focus();
  }, [busy]);

  const press = () => {
    pressed.current = true;
    void act('mark', () => call(!marked));
  };

  return (
    <Button
      ref={button}
      variant={marked ? 'outlined' : 'contained'}
      startIcon={marked ? <UndoIcon /> : <DoneIcon />}
      loading={busy !== null}
      onClick={press}
    >
      {marked ? undo : mark}
    </Button>
  );
}

import { Button } from '@mui/material';
import { useCloseNotification } from 'react-admin';

import { type Call, useAct } from './ActButton.tsx';

interface UndoButtonProps {
  label: string;
  call: Call;
  /** As that of {@link useAct}. */
  then?: () => void;
}

/** In the toast after something was done: takes it back by a call of its own. */
export function UndoButton({ label, call, then }: UndoButtonProps) {
  const close = useCloseNotification();
  const { busy, act } = useAct();
  const undo = async () => {
    await act(call, then);
    close();
  };
  return (
    <Button color="inherit" size="small" loading={busy} onClick={() => void undo()}>
      {label}
    </Button>
  );
}

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';

import { FormRefusal } from '../fields/FormRefusal.tsx';
import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import type { InvitationKind } from './kinds.ts';

interface DeclineButtonProps {
  kind: InvitationKind;
  token: string;
  declined: () => void;
}

/** Declines an invitation after a question. */
export function DeclineButton({ kind, token, declined }: DeclineButtonProps) {
  const { t, failure } = useText();
  const { session } = useServices();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const close = (): void => setOpen(false);

  async function decline(): Promise<void> {
    setSending(true);
    try {
      await session.client.call(kind.decline, { body: { token } });
      declined();
    } catch (error) {
      setRefusal(error);
      setSending(false);
    }
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(`invitation.decline.${kind.name}`)}</Button>
      <Dialog
        open={open}
        onClose={close}
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <DialogTitle id={`${id}-title`}>{t('invitation.decline.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`}>{t(`invitation.decline.text.${kind.name}`)}</DialogContentText>
          <FormRefusal text={refusal === null ? null : failure(refusal)} times={0} />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('invitation.decline.keep')}</Button>
          <Button variant="contained" loading={sending} onClick={() => void decline()}>
            {t('invitation.decline.yes')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

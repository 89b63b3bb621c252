import { VIEW_MINUTES } from '@lia/sdk/accounts/rules';
import { ApiError } from '@lia/sdk/http/error';
import { forgetView, keepView } from '@lia/sdk/session/view';
import { viewAs } from '@lia/sdk/users/endpoints';
import type { UserRecord } from '@lia/sdk/users/records';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';

import { useClient } from '../../client/ClientContext.ts';
import { useReason, useText } from '../../i18n/text.ts';
import { fullName } from '../names.ts';

/** Asks an administrator why they want to see the portal as a user, and leads there. */
export function ViewButton({ record }: { record: UserRecord }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<ViewIcon />} onClick={() => setOpen(true)}>
        {t('users.view.open')}
      </Button>
      {isOpen && <ViewDialog record={record} close={() => setOpen(false)} />}
    </>
  );
}

const focus = (element: HTMLElement | null): void => element?.focus();

function ViewDialog({ record, close }: { record: UserRecord; close: () => void }) {
  const t = useText();
  const translate = useTranslate();
  const reasonOf = useReason();
  const client = useClient();
  const refresh = useRefresh();
  const title = useId();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isReady, setReady] = useState(false);
  const name = fullName(record);

  async function open(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      keepView(await client.call(viewAs, { params: { id: record.uuid }, body: { reason: reason.trim() } }));
      setReady(true);
      refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.fields['reason'] ?? reasonOf(error));
    } finally {
      setBusy(false);
    }
  }

  function cancel(): void {
    // Kept, it would turn the next portal page of this tab into the view.
    if (isReady) forgetView();
    close();
  }

  return (
    <Dialog open onClose={cancel} fullWidth maxWidth="xs" aria-labelledby={title}>
      <form noValidate onSubmit={(event) => void open(event)}>
        <DialogTitle id={title} sx={{ overflowWrap: 'anywhere' }}>
          {t('users.view.title', { name })}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <DialogContentText>{t('users.view.lead', { minutes: VIEW_MINUTES })}</DialogContentText>
            {isReady ? (
              <Alert severity="success">{t('users.view.ready')}</Alert>
            ) : (
              <TextField
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
                autoFocus
                multiline
                minRows={2}
                label={t('users.view.reason')}
                value={reason}
                onChange={({ target: { value } }) => setReason(value)}
                error={refusal !== null}
                helperText={refusal ?? t('users.view.reasonHint')}
              />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={cancel}>{translate('ra.action.cancel')}</Button>
          {isReady ? (
            // It takes the place of the button that had the focus.
            <Button key="enter" ref={focus} variant="contained" component="a" href="/">
              {t('users.view.enter')}
            </Button>
          ) : (
            <Button key="open" type="submit" variant="contained" loading={busy} disabled={reason.trim() === ''}>
              {t('users.view.start')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

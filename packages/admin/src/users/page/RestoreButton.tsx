import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { ApiError } from '@lia/sdk/http/error';
import { restoreUser } from '@lia/sdk/users/endpoints';
import type { UserRecord } from '@lia/sdk/users/records';
import { userLabels } from '@lia/sdk/users/labels';
import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';

import { useClient } from '../../client/ClientContext.ts';
import { useLanguage, useReason, useText } from '../../i18n/text.ts';
import { useKeptPlace } from '../../records/useKeptPlace.ts';

/** Restores an account; asks for another username where its own was taken since. */
export function RestoreButton({ record: { uuid, username } }: { record: UserRecord }) {
  const t = useText();
  const translate = useTranslate();
  const language = useLanguage();
  const client = useClient();
  const reasonOf = useReason();
  const notify = useNotify();
  const refresh = useRefresh();
  const keepPlace = useKeptPlace();
  const id = useId();
  const [busy, setBusy] = useState(false);
  /** The username that was refused, and why; null until one was. */
  const [refused, setRefused] = useState<string | null>(null);
  const [typed, setTyped] = useState(username);

  async function restore(other: string | null): Promise<void> {
    setBusy(true);
    try {
      const { message } = await client.call(restoreUser, {
        params: { id: uuid },
        body: { username: other },
        idempotencyKey: newIdempotencyKey(),
      });
      notify(message, { type: 'success' });
      setRefused(null);
      refresh();
      keepPlace();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const reason = error.fields['username'];
      if (reason === undefined) notify(reasonOf(error), { type: 'error' });
      else setRefused(reason);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        variant="contained"
        startIcon={<RestoreIcon />}
        loading={busy && refused === null}
        onClick={() => void restore(null)}
        sx={{ minHeight: 44 }}
      >
        {t('users.restore')}
      </Button>
      <Dialog open={refused !== null} onClose={() => setRefused(null)} maxWidth="xs" fullWidth aria-labelledby={id}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void restore(typed.trim());
          }}
        >
          <DialogTitle id={id}>{t('users.restoreTitle')}</DialogTitle>
          <DialogContent>
            <DialogContentText sx={{ mb: 2 }}>{t('users.restoreBody')}</DialogContentText>
            <TextField
              fullWidth
              label={userLabels.username[language]}
              value={typed}
              onChange={({ target: { value } }) => setTyped(value)}
              error
              helperText={refused}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setRefused(null)}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" loading={busy}>
              {t('users.restore')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}

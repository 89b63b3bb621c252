import { giveCoursePlace } from '@lia/sdk/courses/administration';
import { givenPlaceLabels } from '@lia/sdk/courses/labels';
import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
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
import { useNotify, useTranslate } from 'react-admin';

import { useClient } from '../../client/ClientContext.ts';
import { useLanguage, useMessage, useText } from '../../i18n/text.ts';
import { PersonSearch } from '../../people/PersonSearch.tsx';

interface GivePlaceProps {
  course: number;
  close: () => void;
  given: () => void;
}

/** Gives a person a place in a course, with the reason. */
export default function GivePlace({ course, close, given }: GivePlaceProps) {
  const t = useText();
  const translate = useTranslate();
  const language = useLanguage();
  const describe = useMessage();
  const client = useClient();
  const notify = useNotify();
  const id = useId();
  const [user, setUser] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  // The same for a press after a lost answer; another person or reason is another place.
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);

  const changed = () => {
    setKey(newIdempotencyKey());
    setErrors({});
  };

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (user === null) return setErrors({ user: t('coursePlaces.missing') });
    setBusy(true);
    try {
      const body = { user, reason: reason.trim() };
      const { message } = await client.call(giveCoursePlace, { params: { id: course }, body, idempotencyKey });
      notify(message, { type: 'success' });
      given();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const message = error.status === 0 ? describe({ key: error.code }) : error.message;
      setErrors(Object.keys(error.fields).length > 0 ? error.fields : { form: message });
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <DialogTitle id={id}>{t('coursePlaces.give')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <DialogContentText>{t('coursePlaces.lead')}</DialogContentText>
            <PersonSearch
              id={`${id}-person`}
              label={givenPlaceLabels.user[language]}
              hint={t('coursePlaces.search')}
              none={t('coursePlaces.noPerson')}
              filter={{ status: 'active' }}
              error={errors['user']}
              onChoose={(uuid) => {
                setUser(uuid);
                changed();
              }}
            />
            <TextField
              id={`${id}-reason`}
              label={givenPlaceLabels.reason[language]}
              multiline
              minRows={2}
              value={reason}
              onChange={({ target }) => {
                setReason(target.value);
                changed();
              }}
              error={errors['reason'] !== undefined}
              helperText={errors['reason'] ?? t('coursePlaces.reasonHint')}
              slotProps={{ htmlInput: { maxLength: 300 } }}
            />
            {errors['form'] !== undefined && (
              <Alert severity="error" variant="outlined">
                {errors['form']}
              </Alert>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={busy}>
            {t('coursePlaces.give')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

import { correctCertificate } from '@lia/sdk/lessons/administration';
import { certificateCorrectionLabels, type CertificateRecord } from '@lia/sdk/lessons/certificateRecords';
import { ApiError } from '@lia/sdk/http/error';
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

import { useClient } from '../client/ClientContext.ts';
import { useLanguage, useMessage, useText } from '../i18n/text.ts';

interface CorrectNameProps {
  certificate: CertificateRecord;
  close: () => void;
  corrected: () => void;
}

/** Corrects the name of a certificate, with the reason. */
export function CorrectName({ certificate, close, corrected }: CorrectNameProps) {
  const t = useText();
  const translate = useTranslate();
  const language = useLanguage();
  const describe = useMessage();
  const client = useClient();
  const notify = useNotify();
  const id = useId();
  const [typed, setTyped] = useState({ name: certificate.name, reason: '' });
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      const body = { name: typed.name.trim(), reason: typed.reason.trim() };
      const { message } = await client.call(correctCertificate, { params: { id: certificate.id }, body });
      notify(message, { type: 'success' });
      corrected();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const message = error.status === 0 ? describe({ key: error.code }) : error.message;
      setErrors(Object.keys(error.fields).length > 0 ? error.fields : { form: message });
      setBusy(false);
    }
  }

  const field = (name: keyof typeof typed, hint?: string) => ({
    id: `${id}-${name}`,
    label: certificateCorrectionLabels[name][language],
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: target.value });
      setErrors({});
    },
    error: errors[name] !== undefined,
    helperText: errors[name] ?? hint,
  });

  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <DialogTitle id={id}>{t('lessons.certificates.correct')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <DialogContentText>{t('lessons.certificates.lead')}</DialogContentText>
            <TextField {...field('name')} slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }} />
            <TextField
              {...field('reason', t('lessons.certificates.reasonHint'))}
              multiline
              minRows={2}
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
          <Button
            type="submit"
            variant="contained"
            loading={busy}
            disabled={typed.name.trim() === '' || typed.name.trim() === certificate.name}
          >
            {t('lessons.certificates.correct')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

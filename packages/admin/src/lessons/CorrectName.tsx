import { correctCertificate } from '@lia/sdk/lessons/administration';
import { certificateCorrectionLabels, type CertificateRecord } from '@lia/sdk/lessons/certificateRecords';
import { TextField } from '@mui/material';
import { useId, useState } from 'react';

import { useLanguage, useText } from '../i18n/text.ts';
import { SendDialog } from '../records/SendDialog.tsx';
import { useSending } from '../records/useSending.ts';

interface CorrectNameProps {
  certificate: CertificateRecord;
  close: () => void;
  corrected: () => void;
}

/** Corrects the name of a certificate, with the reason. */
export function CorrectName({ certificate, close, corrected }: CorrectNameProps) {
  const t = useText();
  const language = useLanguage();
  const id = useId();
  const sending = useSending();
  const { errors, setErrors } = sending;
  const [typed, setTyped] = useState({ name: certificate.name, reason: '' });
  const body = { name: typed.name.trim(), reason: typed.reason.trim() };

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
    <SendDialog
      title={t('lessons.certificates.correct')}
      lead={t('lessons.certificates.lead')}
      sending={sending}
      disabled={body.name === '' || body.name === certificate.name}
      close={close}
      send={() =>
        void sending.send(
          (client) => client.call(correctCertificate, { params: { id: certificate.id }, body }),
          corrected,
        )
      }
    >
      <TextField {...field('name')} slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }} />
      <TextField
        {...field('reason', t('lessons.certificates.reasonHint'))}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </SendDialog>
  );
}

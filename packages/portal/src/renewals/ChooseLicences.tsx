import { formatPesos } from '@lia/sdk/payments/money';
import { getRenewal } from '@lia/sdk/renewals/endpoints';
import type { Renewal } from '@lia/sdk/renewals/schema';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { LabelledInput } from '../fields/LabelledInput.tsx';
import { useText } from '../i18n/useText.ts';
import { useRead } from '../reads/useRead.ts';
import { InputDialog } from '../ui/InputDialog.tsx';
import { freedNames } from './freedNames.ts';

interface ChooseLicencesProps {
  order: string;
  renewal: Renewal['data'];
  busy: boolean;
  save: (licences: number) => void;
  close: () => void;
}

/** Asks with how many licences the next period begins, and shows what it costs then and whose licences end. */
export function ChooseLicences({ order, renewal: { licences, least }, busy, save, close }: ChooseLicencesProps) {
  const { t, failure } = useText();
  const [typed, setTyped] = useState('');
  const wanted = Number(typed);
  const isPossible = typed !== '' && Number.isInteger(wanted) && wanted >= least && wanted < licences;
  const { data, error } = useRead(isPossible ? ['membership', 'renewal', order, typed] : null, (client) =>
    client.call(getRenewal, { params: { id: order }, query: { licences: wanted } }),
  );
  const preview = isPossible ? data?.data : undefined;

  return (
    <InputDialog close={close} aria-labelledby="choose-title">
      <DialogTitle id="choose-title">{t('renewal.question')}</DialogTitle>
      <DialogContent>
        <LabelledInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the question is answered by typing
          autoFocus
          label={t('renewal.number')}
          placeholder={t('renewal.range', { least, most: licences - 1 })}
          error={typed !== '' && !isPossible ? t('renewal.range', { least, most: licences - 1 }) : null}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value.trim())}
        />
        <Typography component="output" sx={{ display: 'block', mt: 3, overflowWrap: 'anywhere' }}>
          {preview &&
            `${t('renewal.costs', { total: formatPesos(preview.next.total) })} ${freedNames(preview.frees, t)}`}
          {isPossible && !preview && error !== undefined && failure(error)}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('renewal.cancel')}</Button>
        <Button variant="contained" disabled={busy || !preview} onClick={() => save(wanted)}>
          {t('renewal.save')}
        </Button>
      </DialogActions>
    </InputDialog>
  );
}

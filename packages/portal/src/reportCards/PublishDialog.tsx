import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { publishReportCards } from '@lia/sdk/reportCards/endpoints';
import { MAX_CORRECTION } from '@lia/sdk/reportCards/rules';
import type { GroupReportCards } from '@lia/sdk/reportCards/schema';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';

import { LabelledInput } from '../fields/LabelledInput.tsx';
import { useText } from '../i18n/useText.ts';
import { useChange } from '../changes/useChange.ts';
import { InputDialog } from '../ui/InputDialog.tsx';

interface PublishDialogProps {
  params: { id: string; period: string };
  period: string;
  waiting: number;
  changed: number;
  published: (next: GroupReportCards['data']) => void;
  close: () => void;
}

/** Asks before report cards are published, and for the reason of a correction. */
export default function PublishDialog({ params, period, waiting, changed, published, close }: PublishDialogProps) {
  const { t } = useText();
  const id = useId();
  const { busy, run } = useChange();
  const [reason, setReason] = useState('');
  // One press is one publication, also where it is pressed again after a lost answer.
  const [idempotencyKey] = useState(newIdempotencyKey);

  async function publish(): Promise<void> {
    const body = changed > 0 ? { reason: reason.trim() } : {};
    const done = await run(async (client) => {
      const answer = await client.call(publishReportCards, { params, body, idempotencyKey });
      published(answer.data);
      return answer;
    });
    if (done) close();
  }

  return (
    <InputDialog close={close} aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{t('reportCards.publish.title', { period })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <DialogContentText>{t('reportCards.publish.text', { count: waiting })}</DialogContentText>
        {changed > 0 && (
          <>
            <DialogContentText>{t('reportCards.correct.text')}</DialogContentText>
            <LabelledInput
              label={t('reportCards.correct.reason')}
              error={null}
              value={reason}
              maxLength={MAX_CORRECTION}
              onChange={({ target }) => setReason(target.value)}
            />
            <DialogContentText variant="body2">{t('reportCards.correct.hint')}</DialogContentText>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('action.cancel')}</Button>
        <Button
          variant="contained"
          loading={busy}
          disabled={changed > 0 && reason.trim() === ''}
          onClick={() => void publish()}
        >
          {t('reportCards.publish')}
        </Button>
      </DialogActions>
    </InputDialog>
  );
}

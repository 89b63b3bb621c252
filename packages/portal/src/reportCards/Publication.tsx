import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { printGroupReportCards, publishReportCards } from '@lia/sdk/reportCards/endpoints';
import { MAX_CORRECTION } from '@lia/sdk/reportCards/rules';
import type { GroupReportCards } from '@lia/sdk/reportCards/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';

import { LabelledInput } from '../fields/LabelledInput.tsx';
import { useText } from '../i18n/useText.ts';
import { useChange } from '../services/useChange.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { useDownload } from './useDownload.ts';

type Data = GroupReportCards['data'];

interface PublicationProps {
  group: Data['group'];
  period: Data['periods'][number];
  sheet: NonNullable<Data['sheet']>;
  published: (next: Data) => void;
}

/** Where the report cards of a period stand: who sees them, publishing them, and all of them as one PDF. */
export function Publication({ group, period, sheet, published }: PublicationProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const { busy, download } = useDownload();
  const count = (state: string) => sheet.students.filter((student) => student.state === state).length;
  const [waiting, changed, empty] = [count('draft') + count('changed'), count('changed'), count('empty')];
  const isAnyPublished = sheet.students.some(({ version }) => version > 0);
  const params = { id: group.id, period: period.id };
  const named = (...parts: string[]) => [t('reportCards.title'), group.name, ...parts].join(' ');

  const state = !sheet.closed
    ? t('reportCards.isOpen')
    : waiting === 0
      ? t('reportCards.allPublished')
      : sheet.publishes
        ? t('reportCards.waiting', { count: waiting })
        : t('reportCards.bySchool');
  return (
    <>
      <Alert severity={sheet.closed && waiting === 0 && isAnyPublished ? 'success' : 'info'}>
        {state}
        {sheet.closed && empty > 0 && ` ${t('reportCards.emptyOnes', { count: empty })}`}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {sheet.closed && sheet.publishes && waiting > 0 && (
          <ActionButton variant="contained" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
            {t('reportCards.publish')}
          </ActionButton>
        )}
        {empty < sheet.students.length && (
          <Button
            variant="outlined"
            loading={busy}
            sx={{ minHeight: 44 }}
            onClick={() =>
              void download(named(period.name), (client) => client.call(printGroupReportCards, { params, query: {} }))
            }
          >
            {t('reportCards.print')}
          </Button>
        )}
        {isAnyPublished && (
          <Button
            variant="outlined"
            loading={busy}
            sx={{ minHeight: 44 }}
            onClick={() =>
              void download(named(), (client) =>
                client.call(printGroupReportCards, { params, query: { part: 'year' } }),
              )
            }
          >
            {t('reportCards.print.year')}
          </Button>
        )}
      </Box>
      {open && (
        <PublishDialog {...{ params, published, waiting, changed }} period={period.name} close={() => setOpen(false)} />
      )}
    </>
  );
}

interface PublishDialogProps {
  params: { id: string; period: string };
  period: string;
  waiting: number;
  changed: number;
  published: (next: Data) => void;
  close: () => void;
}

function PublishDialog({ params, period, waiting, changed, published, close }: PublishDialogProps) {
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
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
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
    </Dialog>
  );
}

import { cancelJob, retryJob } from '@lia/sdk/jobs/endpoints';
import type { JobRecord } from '@lia/sdk/jobs/records';
import CancelIcon from '@mui/icons-material/CancelOutlined';
import RetryIcon from '@mui/icons-material/Replay';
import { Box, Button } from '@mui/material';
import { useState } from 'react';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { Question } from '../records/Question.tsx';
import { useAct } from '../records/useAct.ts';

/** What the API allows to be done with a job: run it now, or cancel it after a question. */
export function JobActions({ record: { id, can_retry, can_cancel } }: { record: JobRecord }) {
  const t = useText();
  const client = useClient();
  const { busy, act } = useAct<'retry' | 'cancel'>();
  const [asking, setAsking] = useState(false);
  const call = { params: { id } };

  const retry = () =>
    act('retry', async () => {
      await client.call(retryJob, call);
      return { message: t('jobs.retried') };
    });

  const cancel = async () => {
    await act('cancel', async () => {
      const { status } = await client.call(cancelJob, call);
      return { message: t(status === 'cancelled' ? 'jobs.cancelled' : 'jobs.asked') };
    });
    setAsking(false);
  };

  if (!can_retry && !can_cancel && !asking) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {can_retry && (
        <Button
          variant="outlined"
          startIcon={<RetryIcon />}
          disabled={busy === 'cancel'}
          loading={busy === 'retry'}
          onClick={() => void retry()}
        >
          {t('jobs.retry')}
        </Button>
      )}
      {can_cancel && (
        <Button color="error" startIcon={<CancelIcon />} disabled={busy === 'retry'} onClick={() => setAsking(true)}>
          {t('jobs.cancel')}
        </Button>
      )}
      <Question
        open={asking}
        title={t('jobs.cancelTitle')}
        body={t('jobs.cancelBody')}
        cancel={t('jobs.keep')}
        confirm={t('jobs.cancelOne')}
        busy={busy === 'cancel'}
        onCancel={() => setAsking(false)}
        onConfirm={() => void cancel()}
      />
    </Box>
  );
}

import { cancelJob, retryJob } from '@lia/sdk/jobs/endpoints';
import type { JobRecord } from '@lia/sdk/jobs/records';
import CancelIcon from '@mui/icons-material/CancelOutlined';
import RetryIcon from '@mui/icons-material/Replay';
import { Box } from '@mui/material';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { ActButton } from '../records/ActButton.tsx';

/** What the API allows to be done with a job: run it now, or cancel it after a question. */
export function JobActions({ record: { id, can_retry, can_cancel } }: { record: JobRecord }) {
  const t = useText();
  const client = useClient();
  if (!can_retry && !can_cancel) return null;
  const call = { params: { id } };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {can_retry && (
        <ActButton
          startIcon={<RetryIcon />}
          label={t('jobs.retry')}
          call={async () => {
            await client.call(retryJob, call);
            return { message: t('jobs.retried') };
          }}
        />
      )}
      {can_cancel && (
        <ActButton
          variant="text"
          color="error"
          startIcon={<CancelIcon />}
          label={t('jobs.cancel')}
          question={{
            title: t('jobs.cancelTitle'),
            body: t('jobs.cancelBody'),
            cancel: t('jobs.keep'),
            confirm: t('jobs.cancelOne'),
          }}
          call={async () => {
            const { status } = await client.call(cancelJob, call);
            return { message: t(status === 'cancelled' ? 'jobs.cancelled' : 'jobs.asked') };
          }}
        />
      )}
    </Box>
  );
}

import { ApiError } from '@lia/sdk/http/error';
import { deleteRecording, getRecording, restoreRecording } from '@lia/sdk/recordings/endpoints';
import { RECORDING_RESTORE_DAYS } from '@lia/sdk/recordings/rules';
import type { Recording } from '@lia/sdk/recordings/schema';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { MediaEditor } from '../media/MediaEditor.tsx';
import { useChangeOf } from '../services/useChangeOf.ts';
import { useRead } from '../services/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { Question } from '../ui/Question.tsx';
import { recordingFormPath, recordingsPath } from './paths.ts';
import { RecordingContent } from './RecordingContent.tsx';
import { recordingTexts } from './texts.ts';

/** `/apps/grabaciones/{id}`: a recorded class as who manages it sees it. */
export function RecordingPage() {
  useTexts(recordingTexts);
  const { t, failure } = useText();
  const { id = '' } = useParams();
  const { data, error, mutate } = useRead(['recordings', 'one', id], (client) =>
    client.call(getRecording, { params: { id } }),
  );
  const unknown = error instanceof ApiError && error.status === 404;
  return (
    <Page
      sx={{
        px: { xs: 4, md: 8 },
        pt: 4,
        pb: 12,
        maxWidth: 900,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 6,
        alignContent: 'start',
      }}
    >
      <MuiLink component={Link} to={recordingsPath} sx={{ justifySelf: 'start', py: 3 }}>
        {t('recordings.back')}
      </MuiLink>
      {data && (
        <>
          <RecordingContent recording={data} />
          <Actions recording={data} />
          {data.media && <MediaEditor id={data.media.id} />}
        </>
      )}
      {!data && <Typography variant="h1">{t('recordings.title')}</Typography>}
      {!data && unknown && <Notice inside title={t('recordings.unknown')} text={failure(error)} />}
      {!data && error !== undefined && !unknown && (
        <ReadFailed inside title={t('recordings.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={220} />
        </Loading>
      )}
    </Page>
  );
}

function Actions({ recording: { id, title } }: { recording: Recording }) {
  const { t } = useText();
  const navigate = useNavigate();
  const { busy, run } = useChangeOf('recordings');
  const [asking, setAsking] = useState(false);
  const params = { id };

  async function remove(): Promise<void> {
    const undo = () => void run((client) => client.call(restoreRecording, { params }));
    const deleted = await run((client) => client.call(deleteRecording, { params }), {
      undo: { label: t('recordings.undo'), run: undo },
    });
    setAsking(false);
    if (deleted) void navigate(recordingsPath);
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <ActionButton variant="outlined" onClick={() => void navigate(recordingFormPath(id))}>
        {t('recordings.edit')}
      </ActionButton>
      <ActionButton color="error" onClick={() => setAsking(true)}>
        {t('recordings.delete')}
      </ActionButton>
      {asking && (
        <Question
          title={t('recordings.delete.title', { title })}
          text={t('recordings.delete.text', { days: RECORDING_RESTORE_DAYS })}
          yes={t('recordings.delete')}
          busy={busy}
          confirm={() => void remove()}
          close={() => setAsking(false)}
        />
      )}
    </Box>
  );
}

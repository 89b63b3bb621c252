import { deleteRecording, getRecording, restoreRecording } from '@lia/sdk/recordings/endpoints';
import type { Recording } from '@lia/sdk/recordings/schema';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNavigate, useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useNavigateHere } from '../routing/useNavigateHere.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { MediaEditor } from '../media/MediaEditor.tsx';
import { useChangeOf } from '../changes/useChangeOf.ts';
import { useRead } from '../reads/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ContentPage } from '../ui/ContentPage.tsx';
import { DeleteButton } from '../ui/DeleteButton.tsx';
import { ReadOutcome } from '../ui/ReadOutcome.tsx';
import { recordingFormPath, recordingsPath } from './paths.ts';
import { RecordingContent } from './RecordingContent.tsx';
import { recordingTexts } from './es.ts';

/** `/apps/grabaciones/{id}`: a recorded class as who manages it sees it. */
export function RecordingPage() {
  useTexts(recordingTexts);
  const { t } = useText();
  const { id = '' } = useParams();
  const read = useRead(['recordings', 'one', id], (client) => client.call(getRecording, { params: { id } }));
  return (
    <ContentPage title={read.data?.title} width={900} back={{ label: t('recordings.back'), to: recordingsPath }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {read.data?.title ?? t('recordings.title')}
      </Typography>
      <ReadOutcome read={read} failed={t('recordings.failed')} unknown={t('recordings.unknown')} height={220}>
        {(found) => (
          <>
            <RecordingContent recording={found} />
            <Actions recording={found} />
            {found.media && <MediaEditor id={found.media.id} />}
          </>
        )}
      </ReadOutcome>
    </ContentPage>
  );
}

function Actions({ recording: { id, title } }: { recording: Recording }) {
  const { t } = useText();
  const navigate = useNavigate();
  const leave = useNavigateHere();
  const change = useChangeOf('recordings');
  const params = { id };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <ActionButton variant="outlined" onClick={() => void navigate(recordingFormPath(id))}>
        {t('recordings.edit')}
      </ActionButton>
      <DeleteButton
        label={t('recordings.delete')}
        question={{
          title: t('recordings.delete.title', { title }),
          text: t('recordings.delete.text'),
        }}
        change={change}
        remove={(client) => client.call(deleteRecording, { params })}
        undo={{ label: t('recordings.undo'), call: (client) => client.call(restoreRecording, { params }) }}
        deleted={() => leave(recordingsPath)}
      />
    </Box>
  );
}

import { getRecording } from '@lia/sdk/recordings/endpoints';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useFormRead } from '../reads/useFormRead.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { ReadOutcome } from '../ui/ReadOutcome.tsx';
import { WithDrafts } from '../ui/WithDrafts.tsx';
import { uploadTexts } from '../uploads/es.ts';
import { recordingsPath } from './paths.ts';
import { RecordingForm } from './RecordingForm.tsx';
import { recordingTexts } from './es.ts';

/** `/apps/grabaciones/nueva` and `/apps/grabaciones/{id}/editar`: the form of a recorded class. */
export default function RecordingFormPage() {
  useTexts(recordingTexts);
  useTexts(uploadTexts);
  const { t } = useText();
  const { id } = useParams();
  const read = useFormRead(id === undefined ? null : ['recordings', 'one', id], (client) =>
    client.call(getRecording, { params: { id: id ?? '' } }),
  );
  return (
    <ContentPage width={720} back={{ label: t('recordings.back'), to: recordingsPath }}>
      <Typography variant="h1">{t(id === undefined ? 'recordings.new' : 'recordings.edit')}</Typography>
      <WithDrafts height={400}>
        {(drafts) =>
          id === undefined ? (
            <RecordingForm drafts={drafts} />
          ) : (
            <ReadOutcome read={read} failed={t('recordings.failed')} unknown={t('recordings.unknown')} height={400}>
              {(recording) => <RecordingForm key={recording.id} recording={recording} drafts={drafts} />}
            </ReadOutcome>
          )
        }
      </WithDrafts>
    </ContentPage>
  );
}

import { getRecording } from '@lia/sdk/recordings/endpoints';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../services/useRead.ts';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { uploadTexts } from '../uploads/texts.ts';
import { recordingsPath } from './paths.ts';
import { RecordingForm } from './RecordingForm.tsx';
import { recordingTexts } from './texts.ts';

/** `/apps/grabaciones/nueva` and `/apps/grabaciones/{id}/editar`: the form of a recorded class. */
export function RecordingFormPage() {
  useTexts(recordingTexts);
  useTexts(uploadTexts);
  const { t } = useText();
  const { id } = useParams();
  const { data, error, mutate } = useRead(id === undefined ? null : ['recordings', 'one', id], (client) =>
    client.call(getRecording, { params: { id: id ?? '' } }),
  );
  return (
    <Page sx={{ px: { xs: 4, md: 8 }, pt: 4, pb: 12, maxWidth: 720, display: 'grid', gap: 6, alignContent: 'start' }}>
      <MuiLink component={Link} to={recordingsPath} sx={{ justifySelf: 'start', py: 3 }}>
        {t('recordings.back')}
      </MuiLink>
      <Typography variant="h1">{t(id === undefined ? 'recordings.new' : 'recordings.edit')}</Typography>
      {id === undefined && <RecordingForm />}
      {data && <RecordingForm key={data.id} recording={data} />}
      {id !== undefined && !data && error !== undefined && (
        <ReadFailed inside title={t('recordings.failed')} error={error} retry={() => void mutate()} />
      )}
      {id !== undefined && !data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={400} />
        </Loading>
      )}
    </Page>
  );
}

import { ApiError } from '@lia/sdk/http/error';
import { getMyRecording } from '@lia/sdk/recordings/endpoints';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../services/useRead.ts';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { RecordingContent } from './RecordingContent.tsx';
import { recordingTexts } from './texts.ts';

/** `/apps/galaxies/grabacion/{id}`: a recording of one of the student’s classes. */
export default function MyRecordingPage() {
  useTexts(recordingTexts);
  const { t, failure } = useText();
  const { id = '' } = useParams();
  const { data, error, mutate } = useRead(['recordings', 'mine', id], (client) =>
    client.call(getMyRecording, { params: { id } }),
  );
  const unknown = error instanceof ApiError && error.status === 404;
  return (
    <Page
      sx={{
        px: { xs: 4, md: 8 },
        pt: 4,
        pb: 12,
        maxWidth: 960,
        width: '100%',
        mx: 'auto',
        alignContent: 'start',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 6,
      }}
    >
      <MuiLink component={Link} to="/apps/galaxies/recursos/all/recursos" sx={{ justifySelf: 'start', py: 3 }}>
        {t('resources.title')}
      </MuiLink>
      {data && <RecordingContent recording={data} />}
      {!data && <Typography variant="h1">{t('recordings.watch')}</Typography>}
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

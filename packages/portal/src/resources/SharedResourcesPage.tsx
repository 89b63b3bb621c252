import { ApiError } from '@lia/sdk/http/error';
import { getSharedElements } from '@lia/sdk/resources/endpoints';
import type { SharedResource } from '@lia/sdk/resources/schema';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { MyRecordings } from '../recordings/MyRecordings.tsx';
import { useRead } from '../services/useRead.ts';
import { cardGrid } from '../ui/cardGrid.ts';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { FolderPath } from './FolderPath.tsx';
import { sharedResourcesPath } from './paths.ts';
import { ResourceBody } from './ResourceBody.tsx';
import { ResourceHead } from './ResourceHead.tsx';
import { resourceTexts } from './texts.ts';

/** `/apps/galaxies/recursos/{id}/{name}`: what is shared with the student, in a folder or at the top (`all`), and recordings of their classes. */
export default function SharedResourcesPage() {
  useTexts(resourceTexts);
  const { t, failure } = useText();
  const { id = 'all' } = useParams();
  const { data, error, mutate } = useRead(['resources', 'shared', id], (client) =>
    client.call(getSharedElements, { params: { id } }),
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
      {id === 'all' ? (
        <MuiLink component={Link} to="/apps/landing" sx={{ justifySelf: 'start', py: 3 }}>
          {t('resources.shared.back')}
        </MuiLink>
      ) : (
        <FolderPath path={data?.path ?? []} to={(one) => sharedResourcesPath(one?.id, one?.name)} />
      )}
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {data?.folder?.name ?? t('resources.title')}
        </Typography>
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {data?.folder?.description || t('resources.shared.lead')}
        </Typography>
      </Box>
      {data?.data.length === 0 && (
        <Notice
          inside
          title={t(id === 'all' ? 'resources.shared.none.title' : 'resources.none.empty')}
          text={t('resources.shared.none.text')}
        />
      )}
      {data && data.data.length > 0 && (
        <Box component="ul" sx={cardGrid}>
          {data.data.map((resource) => (
            <SharedCard key={resource.id} resource={resource} />
          ))}
        </Box>
      )}
      {!data && unknown && <Notice inside title={t('resources.unknown')} text={failure(error)} />}
      {!data && error !== undefined && !unknown && (
        <ReadFailed inside title={t('resources.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading sx={cardGrid}>
          <Skeleton variant="rounded" height={120} />
          <Skeleton variant="rounded" height={120} />
        </Loading>
      )}
      {id === 'all' && <MyRecordings />}
    </Page>
  );
}

function SharedCard({ resource }: { resource: SharedResource }) {
  const { id, kind, name } = resource;
  return (
    <Card
      component="li"
      sx={{ p: 5, display: 'grid', gap: 2, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <ResourceHead resource={resource}>
        {kind === 'folder' ? (
          <MuiLink component={Link} to={sharedResourcesPath(id, name)} sx={{ display: 'inline-block', py: 2 }}>
            {name}
          </MuiLink>
        ) : (
          name
        )}
      </ResourceHead>
      <ResourceBody resource={resource} />
    </Card>
  );
}

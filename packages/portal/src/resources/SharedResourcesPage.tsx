import { getSharedElements } from '@lia/sdk/resources/endpoints';
import type { SharedElements, SharedResource } from '@lia/sdk/resources/schema';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { MyRecordings } from '../recordings/MyRecordings.tsx';
import { useRead } from '../reads/useRead.ts';
import { StudentRoom } from '../studentRoom/StudentRoom.tsx';
import { cardGrid } from '../ui/cardGrid.ts';
import { Notice } from '../ui/Notice.tsx';
import { ReadOutcome } from '../ui/ReadOutcome.tsx';
import { FolderPath } from './FolderPath.tsx';
import { sharedResourcesPath } from './paths.ts';
import { ResourceBody } from './ResourceBody.tsx';
import { ResourceHead } from './ResourceHead.tsx';
import { resourceTexts } from './es.ts';

/** `/apps/galaxies/recursos/{id}/{name}`: what is shared with the student, in a folder or at the top (`all`), and recordings of their classes. */
export default function SharedResourcesPage() {
  useTexts(resourceTexts);
  const { t } = useText();
  const { id = 'all' } = useParams();
  const read = useRead(['resources', 'shared', id], (client) => client.call(getSharedElements, { params: { id } }));
  const { data } = read;
  return (
    <StudentRoom picture="resources" title={data?.folder?.name ?? t('resources.title')}>
      {id !== 'all' && <FolderPath path={data?.path ?? []} to={(one) => sharedResourcesPath(one?.id, one?.name)} />}
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {data?.folder?.description || t('resources.shared.lead')}
      </Typography>
      <ReadOutcome read={read} failed={t('resources.failed')} unknown={t('resources.unknown')} height={120}>
        {(found) => <Shared resources={found.data} isTop={id === 'all'} />}
      </ReadOutcome>
      {id === 'all' && <MyRecordings />}
    </StudentRoom>
  );
}

function Shared({ resources, isTop }: { resources: SharedElements['data']; isTop: boolean }) {
  const { t } = useText();
  if (resources.length === 0)
    return (
      <Notice
        inside
        title={t(isTop ? 'resources.shared.none.title' : 'resources.none.empty')}
        text={t('resources.shared.none.text')}
      />
    );
  return (
    <Box component="ul" sx={cardGrid}>
      {resources.map((resource) => (
        <SharedCard key={resource.id} resource={resource} />
      ))}
    </Box>
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
          <MuiLink component={Link} to={sharedResourcesPath(id, name)} sx={{ display: 'inline-block', py: 3 }}>
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

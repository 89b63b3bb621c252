import { isNotFound } from '@lia/sdk/http/error';
import { getElements, listResources } from '@lia/sdk/resources/endpoints';
import type { Resource } from '@lia/sdk/resources/schema';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { ToDeletions } from '../deletions/ToDeletions.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { recordingsPath } from '../recordings/paths.ts';
import { useRead } from '../reads/useRead.ts';
import { usePrepared } from '../prefetch/whenIdle.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { cardGrid } from '../ui/cardGrid.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { FolderPath } from './FolderPath.tsx';
import { LevelAndGrade } from './LevelAndGrade.tsx';
import { resourcesPath } from './paths.ts';
import { ResourceCard } from './ResourceCard.tsx';
import { resourceTexts } from './es.ts';

const loadMenu = () => import('./AddMenu.tsx');
const AddMenu = lazyDialog(loadMenu);

/** Resources that a search shows: the first ones by name. */
const MOST = 60;

/** `/apps/resources/{id}`: a folder of resources, or what a search finds in all of them. */
export function ResourcesPage() {
  useTexts(resourceTexts);
  const { t, failure } = useText();
  const { id: folder = 'all' } = useParams();
  const [asked, setAsked] = useState({ q: '', level: '', grade: '' });
  const filter = {
    ...(asked.q.trim() !== '' && { q: asked.q.trim() }),
    ...(asked.level !== '' && { level: Number(asked.level) }),
    ...(asked.grade !== '' && { grade: Number(asked.grade) }),
  };
  const searched = useDeferredValue(JSON.stringify(filter));
  const isSearch = searched !== '{}';
  const opened = useRead(['resources', 'folder', folder], (client) =>
    client.call(getElements, { body: { id: folder } }),
  );
  const found = useRead(
    isSearch ? ['resources', 'search', searched] : null,
    (client) => client.call(listResources, { query: { filter: searched, range: JSON.stringify([0, MOST - 1]) } }),
    { keepPreviousData: true },
  );
  const { data: open } = opened;
  const { data, error, mutate } = isSearch ? found : { ...opened, data: open?.data };
  const unknown = isNotFound(error);
  const change = (changed: Partial<typeof asked>) => setAsked((before) => ({ ...before, ...changed }));
  return (
    <ContentPage title={open?.folder?.name} width={1100}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {open?.folder && <FolderPath path={open.path} to={(one) => resourcesPath(one?.id)} />}
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {open?.folder?.name ?? t('resources.title')}
        </Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '68ch', overflowWrap: 'anywhere' }}>
          {open?.folder?.description || t('resources.lead')}
        </Typography>
        <Adding folder={folder} mayAdd={open !== undefined && (open.folder?.managed ?? true)} />
      </Box>
      <Box component="search" sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr 1fr' } }}>
        <LabelledInput
          type="search"
          label={t('resources.search')}
          error={null}
          maxLength={100}
          value={asked.q}
          onChange={({ target }) => change({ q: target.value })}
        />
        <LevelAndGrade level={asked.level} grade={asked.grade} change={change} />
      </Box>
      {data && <Elements resources={data} folder={folder} isSearch={isSearch} />}
      {!data && unknown && <Notice inside title={t('resources.unknown')} text={failure(error)} />}
      {!data && error !== undefined && !unknown && (
        <ReadFailed inside title={t('resources.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading sx={cardGrid}>
          <Skeleton variant="rounded" height={160} />
          <Skeleton variant="rounded" height={160} />
        </Loading>
      )}
      <ToDeletions />
    </ContentPage>
  );
}

interface ElementsProps {
  resources: readonly Resource[];
  folder: string;
  isSearch: boolean;
}

function Elements({ resources, folder, isSearch }: ElementsProps) {
  const { t } = useText();
  if (resources.length === 0) {
    const title = folder === 'all' ? 'resources.none.title' : 'resources.none.empty';
    return <Notice inside title={t(title)} text={t(isSearch ? 'resources.none.found' : 'resources.none.text')} />;
  }
  return (
    <Box component="ul" sx={cardGrid}>
      {resources.map((resource) => (
        <ResourceCard key={resource.id} resource={resource} folder={folder} />
      ))}
    </Box>
  );
}

function Adding({ folder, mayAdd }: { folder: string; mayAdd: boolean }) {
  const { t } = useText();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  usePrepared(loadMenu);
  return (
    <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {mayAdd && (
        <ActionButton
          variant="contained"
          startIcon={<AddIcon />}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          sx={{ minHeight: 44 }}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {t('resources.add')}
        </ActionButton>
      )}
      <ActionButton variant="outlined" sx={{ minHeight: 44 }} onClick={() => void navigate(recordingsPath)}>
        {t('resources.recordings')}
      </ActionButton>
      {anchor && <AddMenu folder={folder} anchor={anchor} close={() => setAnchor(null)} />}
    </Box>
  );
}

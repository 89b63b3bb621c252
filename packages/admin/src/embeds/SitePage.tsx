import type { EmbedRecord } from '@lia/sdk/embeds/records';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Button, Stack } from '@mui/material';
import { Link } from 'react-router';

import { useText } from '../i18n/text.ts';
import { RecordColumns } from '../records/RecordPage.tsx';
import { Results } from './Results.tsx';
import { SiteKey } from './SiteKey.tsx';
import { SiteDeleted, SiteEnds, SiteOff } from './SiteActions.tsx';
import { Snippet } from './Snippet.tsx';
import { useManaging } from './useManaging.ts';

export function EditSite({ record: { id, deleted_at } }: { record: EmbedRecord }) {
  const t = useText();
  const managing = useManaging();
  if (deleted_at !== null || !managing) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<EditIcon />}
      component={Link}
      to={`/embeds/${id}`}
      sx={{ ml: { sm: 'auto' } }}
    >
      {t('embeds.edit')}
    </Button>
  );
}

/** What came of a site, the code for its pages, and its key; of a deleted one, what came of it. */
export function SitePage({ record: site }: { record: EmbedRecord }) {
  const managing = useManaging();
  if (site.deleted_at !== null) {
    return (
      <>
        <SiteDeleted id={site.id} deletedAt={site.deleted_at} />
        <Results site={site} />
      </>
    );
  }
  return (
    <>
      {!site.active && <SiteOff site={site} />}
      <Results site={site} />
      <RecordColumns>
        <Snippet site={site} />
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <SiteKey site={site} />
          {managing && <SiteEnds site={site} />}
        </Stack>
      </RecordColumns>
    </>
  );
}

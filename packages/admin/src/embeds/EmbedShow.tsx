import type { EmbedRecord } from '@lia/sdk/embeds/records';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Button, Stack } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router';

import { useText } from '../i18n/text.ts';
import { RecordColumns, RecordHeading, RecordPage, RecordWaiting } from '../records/RecordPage.tsx';
import { Results } from './Results.tsx';
import { SiteChip } from './SiteChip.tsx';
import { SiteDeleted } from './SiteDeleted.tsx';
import { SiteKey } from './SiteKey.tsx';
import { SiteEnds, SiteOff } from './SiteSwitch.tsx';
import { Snippet } from './Snippet.tsx';

/** One site: what came of it, the code for its pages, its key. Of one that was deleted, what came of it. */
export const EmbedShow = () => (
  <RecordPage resource="embeds">
    <Site />
  </RecordPage>
);

function Site() {
  const t = useText();
  const site = useRecordContext<EmbedRecord>();
  if (!site) return <RecordWaiting />;
  if (site.deleted_at !== null) {
    return (
      <>
        <RecordHeading title={site.name}>
          <SiteChip site={site} />
        </RecordHeading>
        <SiteDeleted site={site} deletedAt={site.deleted_at} />
        <Results site={site} />
      </>
    );
  }
  return (
    <>
      <RecordHeading title={site.name}>
        <SiteChip site={site} />
        <Button
          variant="outlined"
          startIcon={<EditIcon />}
          component={Link}
          to={`/embeds/${site.id}`}
          sx={{ ml: { sm: 'auto' } }}
        >
          {t('embeds.edit')}
        </Button>
      </RecordHeading>
      {!site.active && <SiteOff site={site} />}
      <Results site={site} />
      <RecordColumns>
        <Snippet site={site} />
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <SiteKey site={site} />
          <SiteEnds site={site} />
        </Stack>
      </RecordColumns>
    </>
  );
}

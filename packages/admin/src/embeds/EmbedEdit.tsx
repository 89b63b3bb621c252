import type { EmbedRecord } from '@lia/sdk/embeds/records';
import { Stack } from '@mui/material';
import { EditBase, useRecordContext } from 'react-admin';

import { BackToList } from '../records/BackToList.tsx';
import { RecordHeading, RecordWaiting } from '../records/RecordPage.tsx';
import { useSaved } from '../records/useSaved.ts';
import { EmbedForm } from './EmbedForm.tsx';
import { SiteChip } from './SiteChip.tsx';
import { SiteDeleted } from './SiteDeleted.tsx';

/** The name and the addresses of a site. */
export function EmbedEdit() {
  const { settled, onSuccess, onError } = useSaved((site) => (site ? `/embeds/${site.id}/show` : '/embeds'));
  return (
    <EditBase redirect={false} mutationMode="pessimistic" mutationOptions={{ onSuccess, onError }}>
      <Stack spacing={2} sx={{ maxWidth: 760 }}>
        <BackToList resource="embeds" />
        <Site settled={settled} />
      </Stack>
    </EditBase>
  );
}

function Site({ settled }: Pick<ReturnType<typeof useSaved>, 'settled'>) {
  const site = useRecordContext<EmbedRecord>();
  if (!site) return <RecordWaiting />;
  return (
    <>
      <RecordHeading title={site.name}>
        <SiteChip site={site} />
      </RecordHeading>
      {site.deleted_at === null ? (
        <EmbedForm mode="edit" settled={settled} />
      ) : (
        <SiteDeleted site={site} deletedAt={site.deleted_at} />
      )}
    </>
  );
}

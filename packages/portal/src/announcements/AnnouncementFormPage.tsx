import { getAnnouncement } from '@lia/sdk/announcements/endpoints';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useDraftVault } from '../services/useDraftVault.ts';
import { useRead } from '../services/useRead.ts';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { announcementsPath } from './paths.ts';
import { announcementTexts } from './texts.ts';

/** `/apps/avisos/nuevo` and `/apps/avisos/{id}/editar`: the form of an announcement. */
export function AnnouncementFormPage() {
  useTexts(announcementTexts);
  const { t } = useText();
  const { id } = useParams();
  const { storage: drafts, ready } = useDraftVault();
  const { data, error, mutate } = useRead(id === undefined ? null : ['announcements', 'one', id], (client) =>
    client.call(getAnnouncement, { params: { id: id ?? '' } }),
  );
  return (
    <Page sx={{ px: { xs: 4, md: 8 }, pt: 4, pb: 12, maxWidth: 720, display: 'grid', gap: 6, alignContent: 'start' }}>
      <MuiLink component={Link} to={announcementsPath} sx={{ justifySelf: 'start', py: 3 }}>
        {t('announcements.back')}
      </MuiLink>
      <Typography variant="h1">{t(id === undefined ? 'announcements.new' : 'announcements.edit')}</Typography>
      {ready && id === undefined && <AnnouncementForm drafts={drafts} />}
      {ready && data && <AnnouncementForm key={data.id} announcement={data} drafts={drafts} />}
      {id !== undefined && !data && error !== undefined && (
        <ReadFailed inside title={t('announcements.failed')} error={error} retry={() => void mutate()} />
      )}
      {error === undefined && !(ready && (data || id === undefined)) && (
        <Loading>
          <Skeleton variant="rounded" height={400} />
        </Loading>
      )}
    </Page>
  );
}

import { getAnnouncement } from '@lia/sdk/announcements/endpoints';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useDraftVault } from '../services/useDraftVault.ts';
import { useFormRead } from '../reads/useFormRead.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadOutcome } from '../ui/ReadOutcome.tsx';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { announcementsPath } from './paths.ts';
import { announcementTexts } from './es.ts';

/** `/apps/avisos/nuevo` and `/apps/avisos/{id}/editar`: the form of an announcement. */
export default function AnnouncementFormPage() {
  useTexts(announcementTexts);
  const { t } = useText();
  const { id } = useParams();
  const { storage: drafts, ready } = useDraftVault();
  const read = useFormRead(id === undefined ? null : ['announcements', 'one', id], (client) =>
    client.call(getAnnouncement, { params: { id: id ?? '' } }),
  );
  return (
    <ContentPage width={720} back={{ label: t('announcements.back'), to: announcementsPath }}>
      <Typography variant="h1">{t(id === undefined ? 'announcements.new' : 'announcements.edit')}</Typography>
      {ready && id === undefined && <AnnouncementForm drafts={drafts} />}
      {ready && id !== undefined && (
        <ReadOutcome read={read} failed={t('announcements.failed')} unknown={t('announcements.unknown')} height={400}>
          {(announcement) => <AnnouncementForm key={announcement.id} announcement={announcement} drafts={drafts} />}
        </ReadOutcome>
      )}
      {!ready && (
        <Loading>
          <Skeleton variant="rounded" height={400} />
        </Loading>
      )}
    </ContentPage>
  );
}

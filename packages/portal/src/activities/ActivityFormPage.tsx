import { getActivity } from '@lia/sdk/activities/endpoints';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useDraftVault } from '../services/useDraftVault.ts';
import { useFormRead } from '../reads/useFormRead.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { ActivityForm } from './ActivityForm.tsx';
import { allActivities } from './routes.ts';
import { rubricEditorTexts } from './rubric/es.ts';
import { activityTexts } from './es.ts';

/** `/apps/editarActividades/{id?}`: the form of an activity, of a new one without an id. */
export default function ActivityFormPage() {
  useTexts(activityTexts);
  useTexts(rubricEditorTexts);
  const { t } = useText();
  const { id } = useParams();
  const { storage: drafts, ready } = useDraftVault();
  const { data, error, mutate } = useFormRead(id === undefined ? null : ['activities', 'one', id], (client) =>
    client.call(getActivity, { params: { id: id ?? '' } }),
  );
  return (
    <ContentPage width={720} back={{ label: t('activities.back'), to: allActivities.path }}>
      <Typography variant="h1">{t(id === undefined ? 'activities.new' : 'activities.edit')}</Typography>
      {ready && id === undefined && <ActivityForm drafts={drafts} />}
      {ready && data && <ActivityForm key={data.id} activity={data} drafts={drafts} />}
      {id !== undefined && !data && error !== undefined && (
        <ReadFailed inside title={t('activities.failed')} error={error} retry={() => void mutate()} />
      )}
      {error === undefined && !(ready && (data || id === undefined)) && (
        <Loading>
          <Skeleton variant="rounded" height={400} />
        </Loading>
      )}
    </ContentPage>
  );
}

import { getActivity } from '@lia/sdk/activities/endpoints';
import { listGroups } from '@lia/sdk/groups/endpoints';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useParams, useSearchParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useDraftVault } from '../services/useDraftVault.ts';
import { useFormRead } from '../reads/useFormRead.ts';
import { useRead } from '../reads/useRead.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { ActivityForm } from './ActivityForm.tsx';
import { allActivities } from './routes.ts';
import { GROUP_PARAM } from './paths.ts';
import { rubricEditorTexts } from './rubric/es.ts';
import { activityTexts } from './es.ts';

/** `/apps/editarActividades/{id?}`: the form of an activity, of a new one without an id. */
export default function ActivityFormPage() {
  useTexts(activityTexts);
  useTexts(rubricEditorTexts);
  const { t } = useText();
  const { id } = useParams();
  const [query] = useSearchParams();
  const isNew = id === undefined;
  const { storage: drafts, ready } = useDraftVault();
  const groups = useRead(isNew ? ['groups', 'list', 'all'] : null, (client) => client.call(listGroups, { query: {} }));
  const first = groups.data?.find((one, _at, { length }) => length === 1 || one.id === query.get(GROUP_PARAM));
  const begins = ready && (!isNew || (groups.data ?? groups.error) !== undefined);
  const { data, error, mutate } = useFormRead(isNew ? null : ['activities', 'one', id], (client) =>
    client.call(getActivity, { params: { id: id ?? '' } }),
  );
  return (
    <ContentPage width={720} back={{ label: t('activities.back'), to: allActivities.path }}>
      <Typography variant="h1">{t(isNew ? 'activities.new' : 'activities.edit')}</Typography>
      {begins && isNew && <ActivityForm first={first} drafts={drafts} />}
      {begins && data && <ActivityForm key={data.id} activity={data} drafts={drafts} />}
      {!isNew && !data && error !== undefined && (
        <ReadFailed inside title={t('activities.failed')} error={error} retry={() => void mutate()} />
      )}
      {error === undefined && !(begins && (data || isNew)) && (
        <Loading>
          <Skeleton variant="rounded" height={400} />
        </Loading>
      )}
    </ContentPage>
  );
}

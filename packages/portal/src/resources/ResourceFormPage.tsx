import { getElements } from '@lia/sdk/resources/endpoints';
import { resourceKinds } from '@lia/sdk/resources/rules';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useFormRead } from '../reads/useFormRead.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { WithDrafts } from '../ui/WithDrafts.tsx';
import { uploadTexts } from '../uploads/es.ts';
import { resourcesPath } from './paths.ts';
import { ResourceForm } from './ResourceForm.tsx';
import { resourceTexts } from './es.ts';

/** `/apps/resources/{folder}/nuevo/{kind}` and `/apps/resources/{folder}/editar/{id}`: the form of a resource. */
export default function ResourceFormPage() {
  useTexts(resourceTexts);
  useTexts(uploadTexts);
  const { t } = useText();
  const { folder = 'all', kind: named, id } = useParams();
  const { data, error, mutate } = useFormRead(id === undefined ? null : ['resources', 'folder', folder], (client) =>
    client.call(getElements, { body: { id: folder } }),
  );
  const resource = data?.data.find((one) => one.id === id);
  const isUnknown = data !== undefined && id !== undefined && !resource;
  const kind = resourceKinds.find((one) => one === named) ?? 'folder';
  return (
    <ContentPage width={720} back={{ label: t('resources.top'), to: resourcesPath(folder) }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {id === undefined && t(`resources.new.${kind}`)}
        {id !== undefined && (resource ? t('resources.edit', { name: resource.name }) : t('resources.title'))}
      </Typography>
      {(id === undefined || resource) && (
        <WithDrafts height={400}>
          {(drafts) => (
            <ResourceForm
              key={resource?.id ?? kind}
              kind={resource?.kind ?? kind}
              folder={folder}
              {...(resource && { resource })}
              drafts={drafts}
            />
          )}
        </WithDrafts>
      )}
      {isUnknown && (
        <Notice
          inside
          title={t('resources.gone')}
          text={t('resources.gone.text')}
          action={{ label: t('resources.top'), to: resourcesPath() }}
        />
      )}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('resources.failed')} error={error} retry={() => void mutate()} />
      )}
      {id !== undefined && !data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={400} />
        </Loading>
      )}
    </ContentPage>
  );
}

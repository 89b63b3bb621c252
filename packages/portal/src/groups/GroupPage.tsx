import { may } from '@lia/sdk/accounts/permissions';
import { deleteGroup, getGroup, restoreGroup } from '@lia/sdk/groups/endpoints';
import type { Group } from '@lia/sdk/groups/schema';
import { isNotFound } from '@lia/sdk/http/error';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { Link, useParams } from 'react-router';

import { conversationsOfGroup } from '../conversations/paths.ts';
import { schoolPath } from '../routing/paths.ts';
import { useText } from '../i18n/useText.ts';
import { useNavigateHere } from '../routing/useNavigateHere.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useMember } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ContentPage } from '../ui/ContentPage.tsx';
import { DeleteButton } from '../ui/DeleteButton.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { groupClassesPath, subjectsPath } from './paths.ts';
import { GroupStudents } from './GroupStudents.tsx';
import { allGroups } from './routes.ts';
import { useGroupChange } from './useGroupChange.ts';
import { groupTexts } from './es.ts';

const GroupDialog = lazyDialog(() => import('./GroupDialog.tsx'));

/** `/apps/grupo/{id}`: a group and its students. */
export default function GroupPage() {
  useTexts(groupTexts);
  const { t, failure } = useText();
  const { id = '' } = useParams();
  const { data: group, error, mutate } = useRead(['groups', id], (client) => client.call(getGroup, { params: { id } }));

  return (
    <ContentPage title={group?.name} width={900} back={{ label: t('groups.back'), to: allGroups.path }}>
      {group && (
        // Neither what was opened nor what is on its way for one group stays for another one.
        <Fragment key={id}>
          <Heading group={group} />
          <GroupStudents group={group} />
        </Fragment>
      )}
      {!group && <Typography variant="h1">{t('groups.one')}</Typography>}
      {!group && isNotFound(error) && (
        <Notice
          inside
          title={t('groups.unknown')}
          text={failure(error)}
          action={{ label: t('groups.back'), to: allGroups.path }}
        />
      )}
      {!group && error !== undefined && !isNotFound(error) && (
        <ReadFailed inside title={t('groups.failed')} error={error} retry={() => void mutate()} />
      )}
      {!group && error === undefined && (
        <Loading>
          <Skeleton width="min(100%, 320px)" height={48} />
          <Skeleton variant="rounded" height={180} sx={{ mt: 4 }} />
        </Loading>
      )}
    </ContentPage>
  );
}

function Heading({ group }: { group: Group }) {
  const { t } = useText();
  const leave = useNavigateHere();
  const user = useMember();
  const change = useGroupChange();
  const [isEditing, setEditing] = useState(false);
  const { id, name, level, grade, school, teacher, external_id: externalId } = group;
  const params = { id };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {t(`grade.${level}`, { grade })} ·{' '}
        {school.id === PUBLIC_SCHOOL_ID ? (
          school.name
        ) : (
          <MuiLink component={Link} to={schoolPath(school.id)}>
            {school.name}
          </MuiLink>
        )}
        <br />
        {teacher ? t('groups.teacher', { name: teacher.name }) : t('groups.teacher.none')}
        {externalId !== null && may(user, 'members.read') && ` · ${t('groups.externalId.is', { id: externalId })}`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" component={Link} to={`/apps/actividades/${id}`}>
          {t('groups.activities')}
        </Button>
        <Button variant="outlined" component={Link} to={subjectsPath(id)}>
          {t('subjects.title')}
        </Button>
        {may(user, 'conversations.join') && (
          <Button variant="outlined" component={Link} to={conversationsOfGroup(id)}>
            {t('conversations.title')}
          </Button>
        )}
        <Button variant="outlined" component={Link} to={groupClassesPath(id)}>
          {t('classes.title')}
        </Button>
        <ActionButton variant="outlined" onClick={() => setEditing(true)}>
          {t('groups.edit')}
        </ActionButton>
        <DeleteButton
          label={t('groups.delete')}
          question={{
            title: t('groups.delete.title', { name }),
            text: t('groups.delete.text'),
          }}
          change={change}
          remove={(client) => client.call(deleteGroup, { params })}
          undo={{ label: t('groups.undo'), call: (client) => client.call(restoreGroup, { params }) }}
          deleted={() => leave(allGroups.path)}
        />
      </Box>
      {isEditing && <GroupDialog school={school.id} group={group} close={() => setEditing(false)} />}
    </Box>
  );
}

import { may } from '@lia/sdk/accounts/permissions';
import { listGroups } from '@lia/sdk/groups/endpoints';
import type { Group } from '@lia/sdk/groups/schema';
import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useParams } from 'react-router';

import { ToDeletions } from '../deletions/ToDeletions.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useMember } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { cardGrid } from '../ui/cardGrid.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ReadOutcome } from '../ui/ReadOutcome.tsx';
import { groupPath, schoolAttendancePath } from './paths.ts';
import { groupTexts } from './es.ts';

const GroupDialog = lazyDialog(() => import('./GroupDialog.tsx'));

/** `/apps/grupos/{id}`: groups of a school by its number, or all that the member reaches. */
export default function GroupsPage() {
  useTexts(groupTexts);
  const { t } = useText();
  const { id = 'all', error: failed } = useParams();
  const { school_id: own } = useMember();
  const [creating, setCreating] = useState(false);
  const school = id === 'all' ? own : Number(id);
  const read = useRead(['groups', 'list', id], (client) =>
    client.call(listGroups, { query: id === 'all' ? {} : { filter: JSON.stringify({ school_id: Number(id) }) } }),
  );
  const create = (
    <ActionButton variant="contained" startIcon={<AddIcon />} onClick={() => setCreating(true)}>
      {t('groups.new')}
    </ActionButton>
  );

  return (
    <ContentPage width={1100}>
      {failed !== undefined && <Alert severity="warning">{t('groups.unknown')}</Alert>}
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography variant="h1">{t('groups.title')}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '68ch' }}>
          {t('groups.lead')}
        </Typography>
        {school !== null && read.data && read.data.length > 0 && (
          <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {create}
            <Button variant="outlined" component={Link} to={schoolAttendancePath(school)}>
              {t('attendance.title')}
            </Button>
          </Box>
        )}
      </Box>
      <ReadOutcome read={read} failed={t('groups.failed')} height={132} cards={2}>
        {(groups) =>
          groups.length === 0 ? (
            <>
              <Notice
                inside
                title={t('groups.none.title')}
                text={t(school === null ? 'groups.none.school' : 'groups.none.text')}
              />
              {school !== null && <Box sx={{ justifySelf: 'center' }}>{create}</Box>}
            </>
          ) : (
            <Box component="ul" sx={cardGrid}>
              {groups.map((group) => (
                <GroupCard key={group.id} group={group} named={group.school.id !== own} />
              ))}
            </Box>
          )
        }
      </ReadOutcome>
      {creating && school !== null && <GroupDialog school={school} close={() => setCreating(false)} />}
      <ToDeletions />
    </ContentPage>
  );
}

/** A group, which opens by a press anywhere on it; with its school where that is not the member's own. */
function GroupCard({ group, named }: { group: Group; named: boolean }) {
  const { t } = useText();
  const user = useMember();
  const { id, name, level, grade, school, teacher, students, external_id: externalId } = group;
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={groupPath(id)}
        sx={{ p: 5, height: '100%', display: 'grid', gap: 1, alignContent: 'start', justifyContent: 'stretch' }}
      >
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography>{t(`grade.${level}`, { grade })}</Typography>
        <Typography sx={{ fontWeight: 600 }}>{t('groups.students', { count: students })}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {teacher ? t('groups.teacher', { name: teacher.name }) : t('groups.teacher.none')}
          {named && ` · ${school.name}`}
          {externalId !== null && may(user, 'members.read') && ` · ${t('groups.externalId.is', { id: externalId })}`}
        </Typography>
      </CardActionArea>
    </Card>
  );
}

import { listActivities } from '@lia/sdk/activities/endpoints';
import { activityStatuses } from '@lia/sdk/activities/rules';
import { listGroups } from '@lia/sdk/groups/endpoints';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { ToDeletions } from '../deletions/ToDeletions.tsx';
import { LabelledSelect } from '../fields/LabelledSelect.tsx';
import { downloadTexts } from '../homework/download/es.ts';
import { useGroupLabel } from '../groups/useGroupLabel.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../reads/useRead.ts';
import { useSubjects } from '../subjects/useSubjects.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { cardGrid } from '../ui/cardGrid.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ReadOutcome } from '../ui/ReadOutcome.tsx';
import { ActivityCard } from './ActivityCard.tsx';
import { activityFormPath, GROUP_PARAM, reusePath } from './paths.ts';
import { activityTexts } from './es.ts';

const DownloadDialog = lazyDialog(() => import('../homework/download/dialog/DownloadDialog.tsx'));

/** `/apps/actividades/{id}`: activities of a group, or of all that the member reaches. */
export default function ActivitiesPage() {
  useTexts(activityTexts);
  useTexts(downloadTexts);
  const { t } = useText();
  const labelOf = useGroupLabel();
  const { id: group = 'all' } = useParams();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState('');
  const [isDownloading, setDownloading] = useState(false);
  // Of one group: another one has subjects of its own.
  const [{ of, subject }, setSubject] = useState({ of: group, subject: '' });
  const ofSubject = of === group ? subject : '';
  const status = activityStatuses.find((one) => one === chosen);
  const { data: groups = [] } = useRead(['groups', 'list', 'all'], (client) => client.call(listGroups, { query: {} }));
  const { data: subjects } = useSubjects(group === 'all' ? undefined : group);
  const read = useRead(['activities', group, chosen, ofSubject], (client) =>
    client.call(listActivities, {
      query: {
        ...(group !== 'all' && { group_id: group }),
        ...(status && { status }),
        ...(ofSubject !== '' && { customsubjects_id: ofSubject }),
      },
    }),
  );
  const narrowed = group !== 'all' || status !== undefined;

  return (
    <ContentPage width={1100}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography variant="h1">{t('activities.mine')}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '68ch' }}>
          {t('activities.lead')}
        </Typography>
        <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <ActionButton
            variant="contained"
            startIcon={<AddIcon />}
            onClick={() => void navigate(activityFormPath(group === 'all' ? '' : `?${GROUP_PARAM}=${group}`))}
          >
            {t('activities.new')}
          </ActionButton>
          <ActionButton variant="outlined" onClick={() => void navigate(reusePath)}>
            {t('activities.reuse')}
          </ActionButton>
          {groups.length > 0 && (
            <Button variant="outlined" onClick={() => setDownloading(true)}>
              {t('download.all')}
            </Button>
          )}
        </Box>
        {isDownloading && <DownloadDialog groups={groups} group={group} close={() => setDownloading(false)} />}
      </Box>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
        <LabelledSelect
          label={t('activities.group')}
          value={group}
          onChange={({ target }) => void navigate(`/apps/actividades/${target.value}`)}
        >
          <option value="all">{t('activities.group.all')}</option>
          {groups.map((one) => (
            <option key={one.id} value={one.id}>
              {labelOf(one)}
            </option>
          ))}
        </LabelledSelect>
        <LabelledSelect
          label={t('activities.status')}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{t('activities.status.all')}</option>
          {activityStatuses.map((one) => (
            <option key={one} value={one}>
              {t(`activities.status.${one}`)}
            </option>
          ))}
        </LabelledSelect>
        {subjects && subjects.data.length > 0 && (
          <LabelledSelect
            label={t('activities.subject')}
            value={ofSubject}
            onChange={({ target }) => setSubject({ of: group, subject: target.value })}
          >
            <option value="">{t('activities.subject.all')}</option>
            {subjects.data.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </LabelledSelect>
        )}
      </Box>
      <ReadOutcome read={read} failed={t('activities.failed')} height={160} cards={2}>
        {(data) =>
          data.length === 0 ? (
            <Notice
              inside
              title={t('activities.none.title')}
              text={t(narrowed ? 'activities.none.found' : 'activities.none.text')}
            />
          ) : (
            <Box component="ul" sx={cardGrid}>
              {data.map((activity) => (
                <ActivityCard key={activity.id} activity={activity} />
              ))}
            </Box>
          )
        }
      </ReadOutcome>
      <ToDeletions />
    </ContentPage>
  );
}

import { listGroups } from '@lia/sdk/groups/endpoints';
import { listRecordings } from '@lia/sdk/recordings/endpoints';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';

import { ToDeletions } from '../deletions/ToDeletions.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { LabelledSelect } from '../fields/LabelledSelect.tsx';
import { useGroupLabel } from '../groups/useGroupLabel.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../reads/useRead.ts';
import { useSubjects } from '../subjects/useSubjects.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { cardGrid } from '../ui/cardGrid.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ReadOutcome } from '../ui/ReadOutcome.tsx';
import { newRecordingPath, recordingPath } from './paths.ts';
import { RecordingCard } from './RecordingCard.tsx';
import { recordingTexts } from './es.ts';

/** Recordings of one screen: the newest. */
const MOST = 60;

/** `/apps/grabaciones/all`: recorded classes of the groups that the member reaches. */
export function RecordingsPage() {
  useTexts(recordingTexts);
  const { t } = useText();
  const labelOf = useGroupLabel();
  const navigate = useNavigate();
  const [asked, setAsked] = useState({ q: '', group_id: '', subject_id: '', from: '', until: '' });
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value.trim() !== ''));
  const filter = useDeferredValue(JSON.stringify(given));
  const { data: groups = [] } = useRead(['groups', 'list', 'all'], (client) => client.call(listGroups, { query: {} }));
  const { data: subjects } = useSubjects(asked.group_id === '' ? undefined : asked.group_id);
  const read = useRead(
    ['recordings', 'list', filter],
    (client) => client.call(listRecordings, { query: { filter, range: JSON.stringify([0, MOST - 1]) } }),
    { keepPreviousData: true },
  );
  const change = (changed: Partial<typeof asked>) => setAsked((before) => ({ ...before, ...changed }));
  return (
    <ContentPage width={1100}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography variant="h1">{t('recordings.title')}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '68ch' }}>
          {t('recordings.lead')}
        </Typography>
        <ActionButton
          variant="contained"
          startIcon={<AddIcon />}
          sx={{ mt: 2, minHeight: 44 }}
          onClick={() => void navigate(newRecordingPath)}
        >
          {t('recordings.new')}
        </ActionButton>
      </Box>
      <Box
        component="search"
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(auto-fit, minmax(180px, 1fr))' },
        }}
      >
        <LabelledInput
          type="search"
          label={t('recordings.search')}
          error={null}
          maxLength={100}
          value={asked.q}
          onChange={({ target }) => change({ q: target.value })}
        />
        <LabelledSelect
          label={t('recordings.group')}
          value={asked.group_id}
          onChange={({ target }) => change({ group_id: target.value, subject_id: '' })}
        >
          <option value="">{t('recordings.group.all')}</option>
          {groups.map((one) => (
            <option key={one.id} value={one.id}>
              {labelOf(one)}
            </option>
          ))}
        </LabelledSelect>
        {subjects && subjects.data.length > 0 && (
          <LabelledSelect
            label={t('recordings.subject')}
            value={asked.subject_id}
            onChange={({ target }) => change({ subject_id: target.value })}
          >
            <option value="">{t('recordings.subject.all')}</option>
            {subjects.data.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </LabelledSelect>
        )}
        <LabelledInput
          type="date"
          label={t('recordings.from')}
          error={null}
          value={asked.from}
          onChange={({ target }) => change({ from: target.value })}
        />
        <LabelledInput
          type="date"
          label={t('recordings.until')}
          error={null}
          value={asked.until}
          onChange={({ target }) => change({ until: target.value })}
        />
      </Box>
      <ReadOutcome read={read} failed={t('recordings.failed')} height={160} cards={2}>
        {(data) =>
          data.length === 0 ? (
            <Notice
              inside
              title={t('recordings.none.title')}
              text={t(filter === '{}' ? 'recordings.none.text' : 'recordings.none.found')}
            />
          ) : (
            <Box component="ul" sx={cardGrid}>
              {data.map((recording) => (
                <RecordingCard key={recording.id} recording={recording} to={recordingPath(recording.id)} />
              ))}
            </Box>
          )
        }
      </ReadOutcome>
      <ToDeletions />
    </ContentPage>
  );
}

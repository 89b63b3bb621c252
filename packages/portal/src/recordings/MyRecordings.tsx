import { listMyRecordings } from '@lia/sdk/recordings/endpoints';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../reads/useRead.ts';
import { cardGrid } from '../ui/cardGrid.ts';
import { myRecordingPath } from './paths.ts';
import { RecordingCard } from './RecordingCard.tsx';
import { recordingTexts } from './es.ts';

/** Recordings of the student’s classes, or of one group; nothing where there are none, or they cannot be read. */
export function MyRecordings({ group }: { group?: string }) {
  useTexts(recordingTexts);
  const { t } = useText();
  const heading = useId();
  const { data } = useRead(['recordings', 'mine'], (client) => client.call(listMyRecordings));
  const shown = data?.data.filter((one) => group === undefined || one.group.id === group) ?? [];
  if (shown.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="h2" id={heading}>
        {t('recordings.mine')}
      </Typography>
      <Box component="ul" sx={cardGrid}>
        {shown.map((recording) => (
          <RecordingCard key={recording.id} recording={recording} to={myRecordingPath(recording.id)} />
        ))}
      </Box>
    </Box>
  );
}

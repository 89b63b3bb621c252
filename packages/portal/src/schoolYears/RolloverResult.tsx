import { formatDay } from '@lia/sdk/calendar/days';
import { undoRollover } from '@lia/sdk/schoolYears/endpoints';
import type { RolloverResult as Result } from '@lia/sdk/schoolYears/schema';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Question } from '../ui/Question.tsx';
import { Section } from '../ui/Section.tsx';
import { useSchoolYearChange } from './useSchoolYearChange.ts';

const counts = ['promoted', 'retained', 'graduated', 'left'] as const;

/** What the change into a year did, and undoing it while that is possible. */
export function RolloverResult({ school, year, result }: { school: number; year: string; result: Result }) {
  const { t, language } = useText();
  const { toasts } = useServices();
  const { busy, run } = useSchoolYearChange();
  const [asking, setAsking] = useState(false);

  async function undo(): Promise<void> {
    await run(async (client) => {
      const undone = await client.call(undoRollover, { params: { id: school, year } });
      if (undone.kept > 0) toasts.show('info', t('rollover.undone.kept', { count: undone.kept }));
      return undone;
    });
    setAsking(false);
  }

  return (
    <Section title={t('rollover.done')}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 4,
          gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
          width: '100%',
        }}
      >
        {counts.map((count) => (
          <Box key={count}>
            <Typography component="dt" color="text.secondary">
              {t(`rollover.${count}`)}
            </Typography>
            <Typography component="dd" variant="h2" sx={{ m: 0 }}>
              {result[count]}
            </Typography>
          </Box>
        ))}
      </Box>
      {result.undoable !== null && (
        <>
          <Typography color="text.secondary">
            {t('rollover.undo.until', { day: formatDay(result.undoable, language) })}
          </Typography>
          <ActionButton variant="outlined" color="error" onClick={() => setAsking(true)}>
            {t('rollover.undo')}
          </ActionButton>
        </>
      )}
      {asking && (
        <Question
          title={t('rollover.undo.title')}
          text={t('rollover.undo.text')}
          yes={t('rollover.undo')}
          busy={busy}
          confirm={() => void undo()}
          close={() => setAsking(false)}
        />
      )}
    </Section>
  );
}

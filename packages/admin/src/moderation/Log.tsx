import { formatInstant } from '@lia/sdk/calendar/instants';
import type { ReportRecord } from '@lia/sdk/moderation/records';
import { Box, Typography } from '@mui/material';

import { Section } from '../records/RecordPage.tsx';
import { useWords } from '../resources/field.ts';

/** What was done with a report: who, when and why. */
export function Log({ record: { log } }: { record: ReportRecord }) {
  const { t, language } = useWords();
  return (
    <Section title={t('moderation.log')}>
      {log.length === 0 && <Typography color="text.secondary">{t('moderation.logNone')}</Typography>}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {log.map(({ at, by, action, note }) => (
          <li key={at}>
            <Typography sx={{ fontWeight: 600 }}>{t(`moderation.did.${action}`)}</Typography>
            <Typography variant="body2" color="text.secondary">
              {t('moderation.logLine', { by, at: formatInstant(at, language) })}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Typography>
          </li>
        ))}
      </Box>
    </Section>
  );
}

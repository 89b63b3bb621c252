import type { Language } from '@lia/sdk/messages/language';
import { Box, Typography } from '@mui/material';
import { diffLines } from 'diff';

import { useText } from '../../i18n/text.ts';

interface TextChangesProps {
  before: string;
  after: string;
  language: Language;
}

/** Two texts, line by line: what was taken away, what came, and what stayed. */
export function TextChanges({ before, after, language }: TextChangesProps) {
  const t = useText();
  const parts = diffLines(before, after);
  if (parts.every(({ added, removed }) => !added && !removed)) {
    return <Typography color="text.secondary">{t('legalTexts.same')}</Typography>;
  }
  return (
    <Box lang={language} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {parts.map(({ value, added, removed }, place) => {
        // Parts have no id but their position.
        const key = place;
        if (!added && !removed) return <div key={key}>{value}</div>;
        return (
          <Box
            key={key}
            component={added ? 'ins' : 'del'}
            sx={{
              display: 'block',
              px: 1,
              borderLeft: '4px solid',
              borderColor: added ? 'success.main' : 'error.main',
              textDecoration: added ? 'none' : 'line-through',
              fontWeight: added ? 600 : 400,
            }}
          >
            {value}
          </Box>
        );
      })}
    </Box>
  );
}

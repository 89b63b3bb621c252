import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { draftTexts } from './es.ts';

interface RestoredDraftProps {
  /** All of it, or what was typed beside what was changed since. */
  restored: 'whole' | 'merged';
  /** Whether the form has files, which no draft keeps. */
  files?: boolean;
  discard: () => void;
}

/** Above a form that has what was typed on an earlier visit. */
export function RestoredDraft({ restored, files = false, discard }: RestoredDraftProps) {
  useTexts(draftTexts);
  const { t } = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Typography component="output">
        {[t(`draft.${restored}`), ...(files ? [t('draft.files')] : [])].join(' ')}
      </Typography>
      <Button sx={{ minHeight: 44 }} onClick={discard}>
        {t('draft.discard')}
      </Button>
    </Box>
  );
}

import type { Language } from '@lia/sdk/messages/language';
import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';

import { useText } from '../../i18n/text.ts';
import { LegalText } from './LegalText.tsx';

export const SpanishPreview = () => <TextPreview language="es" />;
export const EnglishPreview = () => <TextPreview language="en" />;

/** What is typed as people will read it. */
function TextPreview({ language }: { language: Language }) {
  const t = useText();
  const id = useId();
  const text: unknown = useWatch({ name: `text_${language}` });
  if (typeof text !== 'string' || text.trim() === '') return null;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ width: '100%', p: 2, border: 1, borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' }}
    >
      <Typography id={id} component="h2" variant="body2" color="text.secondary">
        {t(`legalTexts.preview.${language}`)}
      </Typography>
      <div lang={language}>
        <LegalText text={text} />
      </div>
    </Box>
  );
}

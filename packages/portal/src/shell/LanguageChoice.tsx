import { languages } from '@lia/sdk/messages/language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { useText } from '../i18n/useText.ts';
import { useMyLanguage } from './useMyLanguage.ts';

/** Both languages side by side, the one in use pressed. */
export function LanguageChoice() {
  const choose = useMyLanguage();
  const { t, language } = useText();
  return (
    <Box component="fieldset" aria-label={t('language.label')} sx={{ display: 'flex', gap: 2, m: 0, p: 0, border: 0 }}>
      {languages.map((name) => (
        <Button
          key={name}
          lang={name}
          fullWidth
          variant={name === language ? 'contained' : 'outlined'}
          aria-pressed={name === language}
          onClick={() => choose(name)}
        >
          {t(`language.${name}`)}
        </Button>
      ))}
    </Box>
  );
}

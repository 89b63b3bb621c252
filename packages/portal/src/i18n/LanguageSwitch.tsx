import LanguageIcon from '@mui/icons-material/Translate';
import Button from '@mui/material/Button';

import type { Language } from './i18n.ts';
import { useI18n, useText } from './useText.ts';

/** Switches between the two languages; offers the other one by its own name. */
export function LanguageSwitch() {
  const { setLanguage } = useI18n();
  const { t, language } = useText();
  const other: Language = language === 'es' ? 'en' : 'es';

  return (
    <Button
      lang={other}
      size="small"
      color="inherit"
      startIcon={<LanguageIcon />}
      onClick={() => void setLanguage(other).catch(() => undefined)}
      sx={{ px: 3, fontWeight: 500 }}
    >
      {t(`language.${other}`)}
    </Button>
  );
}

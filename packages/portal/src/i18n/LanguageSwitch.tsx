import LanguageIcon from '@mui/icons-material/Translate';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

import { type Language, setLanguage, currentLanguage } from './i18n.ts';

/** Switches between the two languages; offers the other one by its own name. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const other: Language = currentLanguage(i18n) === 'es' ? 'en' : 'es';

  return (
    <Button
      lang={other}
      size="small"
      color="inherit"
      startIcon={<LanguageIcon />}
      onClick={() => void setLanguage(i18n, other).catch(() => undefined)}
      sx={{ px: 3, fontWeight: 500 }}
    >
      {t(`language.${other}`)}
    </Button>
  );
}

import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useLocales, useLocaleState } from 'react-admin';

import { useText } from '../i18n/text.ts';

/** Both languages side by side: one press, and screen readers read each name in its own language. */
export function LanguageSwitch() {
  const t = useText();
  const locales = useLocales();
  const [locale, setLocale] = useLocaleState();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={locale}
      onChange={(_, chosen: string | null) => {
        if (chosen) setLocale(chosen);
      }}
      aria-label={t('console.language')}
    >
      {locales.map(({ locale: code, name }) => (
        <ToggleButton
          key={code}
          value={code}
          lang={code}
          aria-label={`${code.toUpperCase()}, ${name}`}
          sx={{ minWidth: 44, minHeight: 36, border: 0, fontWeight: 600 }}
        >
          {code}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

import { Alert, AlertTitle } from '@mui/material';

import { figures } from '../../i18n/language.ts';
import { useLanguage, useText } from '../../i18n/text.ts';
import type { Refusal } from '../file/sheet.ts';

/** Why a file was refused, and what can be done about it (document 2 section 8). */
export function FileRefusal({ refusal }: { refusal: Refusal }) {
  const t = useText();
  const language = useLanguage();
  const { code, ...values } = refusal;
  const written = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? figures(language).format(value) : value,
    ]),
  );
  return (
    <Alert severity="error" variant="outlined">
      <AlertTitle>{t('importWizard.refused.title')}</AlertTitle>
      {t(`importWizard.refused.${code}`, written)}
    </Alert>
  );
}

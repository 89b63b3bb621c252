import { Alert } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

import { useText } from '../i18n/text.ts';
import { missingText, ReloadButton } from '../loading/failure.tsx';

/** The key of missing rules among a form's errors: not that of a field, and not `root`, which react-hook-form drops before it sends. */
export const RULES = 'rules';

/** Above the fields: that the rules did not arrive. Focused where the form was sent without them. */
export function RulesMissing() {
  const t = useText();
  const { errors, submitCount } = useFormState();
  const alert = useRef<HTMLDivElement>(null);
  const isMissing = errors[RULES] !== undefined;
  useEffect(() => {
    if (submitCount > 0 && isMissing) alert.current?.focus();
  }, [submitCount, isMissing]);
  if (!isMissing) return null;
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      severity="error"
      variant="outlined"
      action={<ReloadButton />}
      sx={{ alignItems: 'center' }}
    >
      {t(missingText())}
    </Alert>
  );
}

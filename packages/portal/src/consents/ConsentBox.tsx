import { formatDay } from '@lia/sdk/calendar/days';
import type { MyConsent } from '@lia/sdk/consents/records';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { consentTexts } from './es.ts';

interface ConsentBoxProps {
  consent: MyConsent;
  checked: boolean;
  /** It was wanted and is not accepted. */
  missing: boolean;
  /** With the version that is accepted; undefined where it is not any more. */
  onChange: (version: string | undefined) => void;
}

/** Accepts a text in force. It opens beside the page, in the very version that is accepted. */
export function ConsentBox({ consent: { document, version, agreed }, checked, missing, onChange }: ConsentBoxProps) {
  useTexts(consentTexts);
  const { t, language } = useText();
  const id = `consent-${document}`;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', alignItems: 'start' }}>
      <Checkbox
        id={id}
        checked={checked}
        required
        slotProps={{ input: { 'aria-invalid': missing || undefined } }}
        onChange={(event) => onChange(event.target.checked ? version : undefined)}
        sx={{ marginInlineStart: -2, ...(missing && { color: 'error.main' }) }}
      />
      <Box sx={{ py: 2, minWidth: 0 }}>
        <label htmlFor={id}>{t(`consents.${document}`)}</label>{' '}
        {/* Whole on the next line where it does not fit on this one. */}
        <Link
          href={`/legal/${document}?version=${version}`}
          target="_blank"
          rel="noopener"
          sx={{ display: 'inline-block' }}
        >
          {t(`consents.${document}.read`)}
        </Link>
        {agreed && (
          <Typography variant="body2" color="text.secondary">
            {t('consents.before', { day: formatDay(agreed.version, language) })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

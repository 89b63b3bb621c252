import { privacyNoticeLabel } from '@lia/sdk/imports/privacyNotice';
import { Checkbox, FormControl, FormControlLabel, FormHelperText } from '@mui/material';
import { type RefObject, useId } from 'react';

import { useLanguage } from '../../i18n/text.ts';

interface PrivacyNoticeProps {
  confirmed: boolean;
  onConfirm: (confirmed: boolean) => void;
  error: string | null;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** The school's confirmation that its families consented, without which nothing is imported. */
export function PrivacyNotice({ confirmed, onConfirm, error, inputRef }: PrivacyNoticeProps) {
  const language = useLanguage();
  const reason = useId();
  return (
    <FormControl required error={error !== null}>
      <FormControlLabel
        control={
          <Checkbox
            checked={confirmed}
            onChange={(_, checked) => onConfirm(checked)}
            slotProps={{
              input: {
                ref: inputRef,
                'aria-invalid': error !== null,
                ...(error !== null && { 'aria-describedby': reason }),
              },
            }}
          />
        }
        label={privacyNoticeLabel[language]}
        sx={{ minHeight: 44 }}
      />
      {error !== null && <FormHelperText id={reason}>{error}</FormHelperText>}
    </FormControl>
  );
}

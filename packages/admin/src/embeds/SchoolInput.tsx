import { Box, Typography } from '@mui/material';
import { useInput } from 'react-admin';

import { useText } from '../i18n/text.ts';
import { SchoolField } from '../schools/SchoolField.ts';

/** The partner school whose site it is, where it is one's. */
export function SchoolInput() {
  const t = useText();
  const { field, fieldState } = useInput({ source: 'school_id' });
  return (
    <Box>
      <SchoolField
        id="embed-school"
        value={typeof field.value === 'number' ? field.value : null}
        onChange={field.onChange}
        error={fieldState.error?.message}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, maxWidth: '68ch' }}>
        {t('embeds.schoolHint')}
      </Typography>
    </Box>
  );
}

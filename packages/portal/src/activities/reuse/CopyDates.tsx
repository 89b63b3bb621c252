import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { LabelledInput } from '../../fields/LabelledInput.tsx';
import { useText } from '../../i18n/useText.ts';
import type { LocalDates } from './reuse.ts';

interface CopyDatesProps {
  name: string;
  dates: LocalDates;
  /** What is wrong with each, in words, or null. */
  errors: Readonly<Record<keyof LocalDates, string | null>>;
  change: (part: Partial<LocalDates>) => void;
}

/** When a copy is published and due, to be changed. */
export function CopyDates({ name, dates, errors, change }: CopyDatesProps) {
  const { t } = useText();
  const id = useId();
  return (
    <Box
      component="fieldset"
      aria-labelledby={id}
      sx={{ m: 0, p: 0, py: 4, minWidth: 0, display: 'grid', gap: 2, border: 0, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography id={id} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <LabelledInput
          type="datetime-local"
          label={t('activities.publish')}
          value={dates.publish}
          error={errors.publish}
          onChange={({ target }) => change({ publish: target.value })}
        />
        <LabelledInput
          type="datetime-local"
          label={t('activities.finish')}
          value={dates.finish}
          error={errors.finish}
          onChange={({ target }) => change({ finish: target.value })}
        />
      </Box>
    </Box>
  );
}

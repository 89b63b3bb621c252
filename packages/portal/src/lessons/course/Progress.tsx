import type { CourseProgress } from '@lia/sdk/lessons/progress';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useId } from 'react';

import { useText } from '../../i18n/useText.ts';

/** How far a student is in a course, as a bar and in words; nothing of a course without lessons. */
export function Progress({ progress: { completed, total, percent } }: { progress: CourseProgress }) {
  const { t } = useText();
  const id = useId();
  if (total === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%' }}>
      <Typography variant="body2" id={id} sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {t('lessons.progress', { completed, count: total, percent })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-labelledby={id}
        color={percent === 100 ? 'success' : 'primary'}
        sx={{ height: 8, borderRadius: 4 }}
      />
    </Box>
  );
}

import { zoneLabels } from '@lia/sdk/calendar/labels';
import type { MexicanZone } from '@lia/sdk/calendar/zones';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { sideBySide } from '../fields/DraftForm.tsx';
import { LabelledInput } from '../fields/LabelledInput.tsx';
import { useText } from '../i18n/useText.ts';
import type { FieldOf } from './activityForm.ts';

/** When an activity is published and due, by the clocks of a zone, what it is worth and how often it may be delivered. */
export function ScheduleFields({ field, zone }: { field: FieldOf; zone: MexicanZone }) {
  const { t, language } = useText();
  return (
    <>
      <Box sx={sideBySide}>
        <LabelledInput {...field('publish', 'publish_date')} type="datetime-local" />
        <LabelledInput {...field('finish', 'finish_date')} type="datetime-local" />
        <LabelledInput {...field('cutoff', 'cutoff_date')} type="datetime-local" />
        <LabelledInput {...field('points')} inputMode="decimal" />
        <LabelledInput {...field('attempts', 'max_attempts')} inputMode="numeric" />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {t('activities.zone', { zone: zoneLabels[zone][language] })}
      </Typography>
    </>
  );
}

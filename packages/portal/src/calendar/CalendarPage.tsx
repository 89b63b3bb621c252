import Typography from '@mui/material/Typography';

import { ToDeletions } from '../deletions/ToDeletions.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Page } from '../ui/Page.tsx';
import { CalendarView } from './CalendarView.tsx';
import { calendarTexts } from './es.ts';

/** `/apps/eventscalendar/{group_id?}`: the calendar of a member, or what of it is of a group. */
export default function CalendarPage() {
  useTexts(calendarTexts);
  const { t } = useText();
  return (
    <Page
      sx={{
        px: { xs: 4, md: 8 },
        pt: 4,
        pb: 12,
        maxWidth: 1400,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 4,
        alignContent: 'start',
        '@media print': { p: 0 },
      }}
    >
      <Typography variant="h1">{t('calendar.title')}</Typography>
      <CalendarView />
      <ToDeletions />
    </Page>
  );
}

import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { stepped, titleOf, type View } from './span.ts';

interface CalendarBarProps {
  view: View;
  day: string;
  today: string;
  show: (view: View, day: string) => void;
}

const views = ['month', 'week', 'day', 'list'] as const satisfies readonly View[];

/** What part of the calendar is shown, the ways to what comes before and after it, and how it is shown. */
export function CalendarBar({ view, day, today, show }: CalendarBarProps) {
  const { t, language } = useText();
  const unit = view === 'list' ? 'month' : view;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', justifyContent: 'space-between' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography
          variant="h2"
          aria-live="polite"
          sx={{
            minWidth: { sm: '11ch' },
            width: { xs: '100%', sm: 'auto' },
            '&::first-letter': { textTransform: 'uppercase' },
          }}
        >
          {titleOf(view, day, language)}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, displayPrint: 'none', '[dir=rtl] & svg': { transform: 'scaleX(-1)' } }}>
          <IconButton aria-label={t(`calendar.previous.${unit}`)} onClick={() => show(view, stepped(view, day, -1))}>
            <PreviousIcon />
          </IconButton>
          <Button variant="outlined" sx={{ minHeight: 44 }} onClick={() => show(view, today)}>
            {t('calendar.today')}
          </Button>
          <IconButton aria-label={t(`calendar.next.${unit}`)} onClick={() => show(view, stepped(view, day, 1))}>
            <NextIcon />
          </IconButton>
        </Box>
      </Box>
      <ToggleButtonGroup
        exclusive
        value={view}
        aria-label={t('calendar.views')}
        sx={{ displayPrint: 'none' }}
        onChange={(_, chosen: View | null) => chosen && show(chosen, day)}
      >
        {views.map((one) => (
          <ToggleButton key={one} value={one} sx={{ minHeight: 44, px: { xs: 3, sm: 4 }, textTransform: 'none' }}>
            {t(`calendar.view.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

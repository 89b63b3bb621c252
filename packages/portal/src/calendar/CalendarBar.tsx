import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo } from 'react';

import { useText } from '../i18n/useText.ts';
import { PressedButton } from '../ui/PressedButton.tsx';
import { useHandler } from '../ui/useHandler.ts';
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
  const { language } = useText();
  const step = useHandler((by: 1 | -1) => show(view, stepped(view, day, by)));
  const showToday = useHandler(() => show(view, today));
  const choose = useHandler((chosen: View) => show(chosen, day));
  return (
    <div className="calendar-bar">
      <div className="calendar-bar-part">
        <Typography variant="h2" aria-live="polite" className="calendar-bar-title">
          {titleOf(view, day, language)}
        </Typography>
        <Steps unit={view === 'list' ? 'month' : view} step={step} showToday={showToday} />
      </div>
      <Views view={view} choose={choose} />
    </div>
  );
}

interface StepsProps {
  unit: Exclude<View, 'list'>;
  step: (by: 1 | -1) => void;
  showToday: () => void;
}

const Steps = memo(function Steps({ unit, step, showToday }: StepsProps) {
  const { t } = useText();
  return (
    <Box sx={{ display: 'flex', gap: 1, displayPrint: 'none', '[dir=rtl] & svg': { transform: 'scaleX(-1)' } }}>
      <IconButton aria-label={t(`calendar.previous.${unit}`)} onClick={() => step(-1)}>
        <PreviousIcon />
      </IconButton>
      <Button variant="outlined" sx={{ minHeight: 44 }} onClick={showToday}>
        {t('calendar.today')}
      </Button>
      <IconButton aria-label={t(`calendar.next.${unit}`)} onClick={() => step(1)}>
        <NextIcon />
      </IconButton>
    </Box>
  );
});

const Views = memo(function Views({ view, choose }: { view: View; choose: (view: View) => void }) {
  const { t } = useText();
  return (
    <Box component="fieldset" className="calendar-views" aria-label={t('calendar.views')}>
      {views.map((one) => (
        <PressedButton
          key={one}
          pressed={one === view}
          sx={{ minWidth: 0, px: { xs: 3, sm: 4 } }}
          onClick={() => choose(one)}
        >
          {t(`calendar.view.${one}`)}
        </PressedButton>
      ))}
    </Box>
  );
});

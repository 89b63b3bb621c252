import { formatDay } from '@lia/sdk/calendar/days';
import type { WeekState } from '@lia/sdk/points/rules';
import type { MyPoints } from '@lia/sdk/points/schema';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { HiddenText } from '../ui/HiddenText.tsx';
import { Picture } from '../studentRoom/pictures.tsx';

const PICTURE_PX = 36;

/** What stands for a week: a flame where something was delivered, a line where the streak rests, else an empty ring. Nothing is red. */
function Sign({ state }: { state: WeekState }) {
  if (state === 'done') return <Picture of="flame" size={PICTURE_PX} />;
  const rests = state === 'pause';
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        width: rests ? 20 : 28,
        height: rests ? 0 : 28,
        border: 3,
        borderStyle: state === 'open' ? 'dashed' : 'solid',
        borderColor: state === 'open' ? 'students.main' : 'divider',
        borderRadius: '50%',
      }}
    />
  );
}

/** The latest weeks of a student, and the longest streak that they ever had. */
export function WeekRow({ weeks, best }: { weeks: MyPoints['data']['weeks']; best: number }) {
  const { t, language } = useText();
  return (
    <Box component="section" aria-labelledby="weeks" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2" id="weeks">
        {t('points.weeks')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {weeks.map(({ week, state }) => (
          <Box
            component="li"
            key={week}
            sx={{ position: 'relative', width: 44, height: 56, display: 'grid', placeItems: 'center' }}
          >
            <Sign state={state} />
            <HiddenText>{t(`points.week.${state}`, { day: formatDay(week, language) })}</HiddenText>
          </Box>
        ))}
      </Box>
      <Typography sx={{ fontSize: 'inherit' }}>{t('points.weeks.text')}</Typography>
      {best > 1 && <Typography sx={{ fontWeight: 700 }}>{t('points.best', { count: best })}</Typography>}
    </Box>
  );
}

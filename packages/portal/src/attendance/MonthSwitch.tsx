import { MONTH } from '@lia/sdk/attendance/rules';
import { addDays, formatMonth, lastDayOfMonth } from '@lia/sdk/calendar/days';
import { monthOf } from '@lia/sdk/calendar/instants';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useNow } from '../ui/useNow.ts';

const before = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);
const after = (month: string): string => addDays(lastDayOfMonth(`${month}-01`), 1).slice(0, 7);

/** The present month, `2026-11`. */
export const usePresentMonth = (): string => monthOf(useNow());

/** The month that the address names in `mes`, the present one unless it does. */
export function useAddressedMonth(): [string, (month: string) => void] {
  const present = usePresentMonth();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('mes') ?? present;
  return [MONTH.test(asked) ? asked : present, (mes) => setSearch({ mes }, { replace: true })];
}

interface MonthSwitchProps {
  month: string;
  choose: (month: string) => void;
}

/** A month, and the ways to the one before and the one after it, until the present one. */
export function MonthSwitch({ month, choose }: MonthSwitchProps) {
  const { t, language } = useText();
  const present = usePresentMonth();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 2, alignItems: 'center' }}>
      <Typography
        component="output"
        sx={{
          display: 'block',
          fontWeight: 600,
          width: { xs: '100%', sm: 'auto' },
          '&::first-letter': { textTransform: 'uppercase' },
        }}
      >
        {formatMonth(month, language)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, displayPrint: 'none' }}>
        <Button variant="outlined" onClick={() => choose(before(month))} sx={{ minHeight: 44 }}>
          {t('attendance.earlier')}
        </Button>
        <Button
          variant="outlined"
          disabled={month >= present}
          onClick={() => choose(after(month))}
          sx={{ minHeight: 44 }}
        >
          {t('attendance.later')}
        </Button>
      </Box>
    </Box>
  );
}

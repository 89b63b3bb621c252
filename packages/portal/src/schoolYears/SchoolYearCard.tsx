import { formatDay } from '@lia/sdk/calendar/days';
import { deleteSchoolYear } from '@lia/sdk/schoolYears/endpoints';
import type { SchoolYear } from '@lia/sdk/schoolYears/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { Question } from '../ui/Question.tsx';
import { rolloverPage } from './paths.ts';
import { useSchoolYearChange } from './useSchoolYearChange.ts';

const SchoolYearDialog = lazyDialog(() => import('./SchoolYearDialog.tsx'));

interface SchoolYearCardProps {
  school: number;
  year: SchoolYear;
  /** A day, as `2026-11-21`. */
  today: string;
}

/** A school year: when it is, its periods, and what can be done with it. */
export function SchoolYearCard({ school, year, today }: SchoolYearCardProps) {
  const { t, language } = useText();
  const { busy, run } = useSchoolYearChange();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const { id, name, starts_on, ends_on, periods, rollover } = year;
  const span = (from: string, to: string) =>
    t('schoolYears.span', { from: formatDay(from, language), to: formatDay(to, language) });
  const change = t(rollover === null ? 'schoolYears.change' : 'schoolYears.changed');
  const time = today < starts_on ? 'next' : today > ends_on ? 'over' : 'now';

  async function remove(): Promise<void> {
    await run((client) => client.call(deleteSchoolYear, { params: { id: school, year: id } }));
    close();
  }

  return (
    <Card component="li" sx={{ p: { xs: 4, sm: 5 }, display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography variant="h2">{t('schoolYears.year', { name })}</Typography>
        <Chip
          size="small"
          color={time === 'now' ? 'primary' : 'default'}
          variant={time === 'now' ? 'filled' : 'outlined'}
          label={t(`schoolYears.${time}`)}
        />
      </Box>
      <Typography color="text.secondary">{span(starts_on, ends_on)}</Typography>
      {periods.length === 0 && <Typography color="text.secondary">{t('schoolYears.noPeriods')}</Typography>}
      {periods.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 1 }}>
          {periods.map((period) => (
            <li key={period.id}>
              <strong>{period.name}</strong>
              <br />
              {span(period.starts_on, period.ends_on)}
            </li>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {(rollover !== null || time !== 'over') && (
          <Button
            variant={rollover === null && time === 'next' ? 'contained' : 'outlined'}
            component={Link}
            to={rolloverPage(school, id)}
            aria-label={`${change}: ${name}`}
          >
            {change}
          </Button>
        )}
        <ActionButton
          variant="outlined"
          aria-label={t('schoolYears.edit.name', { name })}
          onClick={() => setOpen('edit')}
        >
          {t('schoolYears.edit')}
        </ActionButton>
        <ActionButton
          color="error"
          aria-label={t('schoolYears.delete.name', { name })}
          onClick={() => setOpen('delete')}
        >
          {t('schoolYears.delete')}
        </ActionButton>
      </Box>
      {open === 'edit' && <SchoolYearDialog school={school} year={year} latest={null} today={today} close={close} />}
      {open === 'delete' && (
        <Question
          title={t('schoolYears.delete.title', { name })}
          text={t('schoolYears.delete.text')}
          yes={t('schoolYears.delete')}
          busy={busy}
          confirm={() => void remove()}
          close={close}
        />
      )}
    </Card>
  );
}

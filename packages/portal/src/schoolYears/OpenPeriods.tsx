import type { RolloverGroup } from '@lia/sdk/schoolYears/schema';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { CheckField } from '../fields/CheckField.tsx';
import { gradebookPath } from '../groups/paths.ts';
import { useText } from '../i18n/useText.ts';
import { LazyAlert } from '../ui/LazyAlert.tsx';

interface OpenPeriodsProps {
  groups: readonly RolloverGroup[];
  accepted: boolean;
  accept: (accepted: boolean) => void;
}

/** Groups of which grades were not closed, each leading to its gradebook, and the choice to change them nevertheless. */
export function OpenPeriods({ groups, accepted, accept }: OpenPeriodsProps) {
  const { t } = useText();
  return (
    <LazyAlert severity="warning">
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{t('rollover.grades', { count: groups.length })}</Typography>
      {t('rollover.grades.text')}
      <Box component="ul" sx={{ m: 0, my: 2, pl: 5, maxHeight: 240, overflowY: 'auto' }} tabIndex={0}>
        {groups.map(({ id, name, level, grade, open_periods: periods }) => (
          <li key={id}>
            <MuiLink component={Link} to={gradebookPath(id)}>
              {name} · {t(`grade.${level}`, { grade })}
            </MuiLink>
            : {periods.join(', ')}
          </li>
        ))}
      </Box>
      <CheckField label={t('rollover.grades.accept')} checked={accepted} onChange={accept} />
    </LazyAlert>
  );
}

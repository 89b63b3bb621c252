import type { RolloverGroup } from '@lia/sdk/schoolYears/schema';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';

import { gradebookPath } from '../groups/paths.ts';
import { useText } from '../i18n/useText.ts';

interface OpenPeriodsProps {
  groups: readonly RolloverGroup[];
  accepted: boolean;
  accept: (accepted: boolean) => void;
}

/** Groups of which grades were not closed, each leading to its gradebook, and the choice to change them nevertheless. */
export function OpenPeriods({ groups, accepted, accept }: OpenPeriodsProps) {
  const { t } = useText();
  return (
    <Alert severity="warning">
      <AlertTitle>{t('rollover.grades', { count: groups.length })}</AlertTitle>
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
      <FormControlLabel
        label={t('rollover.grades.accept')}
        control={<Checkbox checked={accepted} onChange={({ target }) => accept(target.checked)} />}
      />
    </Alert>
  );
}

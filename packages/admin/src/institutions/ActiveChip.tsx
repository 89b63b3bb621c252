import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import PauseCircleIcon from '@mui/icons-material/PauseCircleOutline';
import { Box } from '@mui/material';

import { useText } from '../i18n/text.ts';

/** Active or inactive, in a word and a sign, never in colour alone. */
export function ActiveChip({ active }: { active: boolean }) {
  const t = useText();
  const Icon = active ? CheckCircleIcon : PauseCircleIcon;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        verticalAlign: 'middle',
        alignItems: 'center',
        gap: 0.75,
        color: active ? 'success.main' : 'text.secondary',
        whiteSpace: 'nowrap',
      }}
    >
      <Icon sx={{ fontSize: 18 }} aria-hidden />
      {t(active ? 'institutions.active' : 'institutions.inactive')}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { NavLink } from 'react-router';

import { useText } from '../i18n/useText.ts';
import type { PlainTextKey } from '../i18n/texts.ts';

/** The forms behind «Quiero apoyar», and who used them. */
const ways: readonly { to: string; title: PlainTextKey }[] = [
  { to: '/registroapoyar', title: 'giving.donate' },
  { to: '/registropatrocinar', title: 'giving.sponsor' },
  { to: '/registrovoluntario', title: 'giving.volunteer' },
  { to: '/donantes', title: 'giving.donors' },
];

/** Leads from each page of giving to the others. */
export function WaysToHelp() {
  const { t } = useText();
  return (
    <Box component="nav" aria-label={t('giving.ways')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {ways.map(({ to, title }) => (
        <Button
          key={to}
          component={NavLink}
          to={to}
          variant="outlined"
          sx={{ px: { xs: 3, sm: 5 }, '&.active': chosen }}
        >
          {t(title)}
        </Button>
      ))}
    </Box>
  );
}

/** Quieter than the form's own button, which is the one to press here. */
const chosen = {
  bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 10%, transparent)',
  borderColor: 'primary.main',
  boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
} as const;

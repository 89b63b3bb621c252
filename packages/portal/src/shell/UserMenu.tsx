import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { audienceOf } from '@lia/sdk/accounts/roles';
import { useId, useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { HiddenText } from '../ui/HiddenText.tsx';
import { useMember } from '../services/services.ts';
import { usePart } from '../ui/usePart.ts';

/** Who is signed in, and what their role has in its menu: their account or password, and the way out. */
export function UserMenu() {
  const { t } = useText();
  const { role, data } = useMember();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { Component: Entries, opens } = usePart(() => import('./UserMenuEntries.tsx'));
  const name = data.displayName || data.username;
  const audience = audienceOf(role[0] ?? '');

  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        {...opens(setAnchor)}
        sx={{ px: 2, gap: 2, minWidth: 0 }}
      >
        <Box
          component="span"
          aria-hidden
          sx={{
            display: 'grid',
            placeContent: 'center',
            width: 32,
            height: 32,
            borderRadius: '50%',
            fontWeight: 400,
            lineHeight: 1,
            bgcolor: `${audience}.main`,
            color: `${audience}.contrastText`,
          }}
        >
          {name.charAt(0).toUpperCase()}
        </Box>
        <HiddenText>{t('shell.account', { name })}</HiddenText>
        <Box
          component="span"
          aria-hidden
          sx={{
            display: { xs: 'none', lg: 'inline' },
            maxWidth: 180,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {name}
        </Box>
      </Button>
      {Entries && <Entries id={id} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { audienceOf } from '@lia/sdk/accounts/roles';
import { useId, useState } from 'react';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { HiddenText } from '../ui/HiddenText.tsx';
import { useMember } from '../services/services.ts';
import { useMenu } from './menu.ts';

/** Who is signed in, and the way out. */
export function UserMenu() {
  const { t } = useText();
  const user = useMember();
  const items = useMenu('user', user);
  const { role, data } = user;
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = data.displayName || data.username;
  const audience = audienceOf(role[0] ?? '');

  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ px: 2, gap: 2 }}
      >
        <Avatar
          aria-hidden
          sx={{
            width: 32,
            height: 32,
            fontSize: '1rem',
            bgcolor: `${audience}.main`,
            color: `${audience}.contrastText`,
          }}
        >
          {name.charAt(0).toUpperCase()}
        </Avatar>
        <HiddenText>{t('shell.account', { name })}</HiddenText>
        <Box component="span" aria-hidden sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {name}
        </Box>
      </Button>
      <Menu
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {items.map(({ entry: { icon: Icon, label }, target }) => (
          <MenuItem
            key={label}
            {...('to' in target ? { component: Link, to: target.to } : { component: 'a', href: target.href })}
            onClick={() => setAnchor(null)}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {t(label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

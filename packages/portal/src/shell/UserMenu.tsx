import MembershipIcon from '@mui/icons-material/CardMembershipOutlined';
import InvoicesIcon from '@mui/icons-material/ReceiptLongOutlined';
import AccountIcon from '@mui/icons-material/ManageAccountsOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type Audience, audienceOf } from '@lia/sdk/accounts/roles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { HiddenText } from '../app/HiddenText.tsx';
import { isAdmitted } from '../session/home.ts';
import { useMember } from '../session/useSession.ts';

/** Who is signed in, and the way out. */
export function UserMenu() {
  const { t } = useTranslation();
  const user = useMember();
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
        {isAdmitted(user, 'payers') && (
          <MenuItem component={Link} to="/apps/membership" onClick={() => setAnchor(null)}>
            <ListItemIcon>
              <MembershipIcon fontSize="small" />
            </ListItemIcon>
            {t('membership.title')}
          </MenuItem>
        )}
        {isAdmitted(user, 'payers') && (
          <MenuItem component={Link} to="/invoice" onClick={() => setAnchor(null)}>
            <ListItemIcon>
              <InvoicesIcon fontSize="small" />
            </ListItemIcon>
            {t('bills.title')}
          </MenuItem>
        )}
        {audience !== 'students' && <AccountEntry audience={audience} close={() => setAnchor(null)} />}
        <MenuItem component={Link} to="/logout">
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {t('action.logout')}
        </MenuItem>
      </Menu>
    </>
  );
}

/** Parents have a page about their account, the others one about their password (document 1 section 2). */
function AccountEntry({ audience, close }: { audience: Audience; close: () => void }) {
  const { t } = useTranslation();
  const isParent = audience === 'parents';
  return (
    <MenuItem component={Link} to={isParent ? '/apps/profile' : '/apps/changePassword'} onClick={close}>
      <ListItemIcon>
        <AccountIcon fontSize="small" />
      </ListItemIcon>
      {t(isParent ? 'account.title' : 'account.change')}
    </MenuItem>
  );
}

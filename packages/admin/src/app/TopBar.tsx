import LaunchIcon from '@mui/icons-material/Launch';
import { Box, ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { AppBar, LoadingIndicator, Logout, ToggleThemeButton, useGetIdentity, UserMenu } from 'react-admin';

import { useText } from '../i18n/text.ts';
import { Brand } from './Brand.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** The bar on top: where one is, the language, light or dark, one's account. */
export function TopBar() {
  const t = useText();
  return (
    <AppBar
      alwaysOn
      color="inherit"
      elevation={0}
      sx={{ backgroundColor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
      toolbar={
        <>
          <LanguageSwitch />
          <ToggleThemeButton />
          <LoadingIndicator aria-label={t('lists.loading')} />
        </>
      }
      userMenu={<AccountMenu />}
    >
      <Brand />
      <Box sx={{ flexGrow: 1 }} />
    </AppBar>
  );
}

function AccountMenu() {
  const t = useText();
  const { identity } = useGetIdentity();
  return (
    <UserMenu label={[t('console.account'), identity?.fullName].filter(Boolean).join(': ')}>
      <MenuItem component="a" href="/">
        <ListItemIcon>
          <LaunchIcon fontSize="small" />
        </ListItemIcon>
        <ListItemText>{t('console.toPortal')}</ListItemText>
      </MenuItem>
      <Logout />
    </UserMenu>
  );
}

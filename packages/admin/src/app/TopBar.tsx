import type { Language } from '@lia/sdk/messages/language';
import LaunchIcon from '@mui/icons-material/Launch';
import {
  Box,
  ListItemIcon,
  ListItemText,
  MenuItem,
  type Theme,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
} from '@mui/material';
import {
  AppBar,
  LoadingIndicator,
  Logout,
  ToggleThemeButton,
  useGetIdentity,
  useLocales,
  useLocaleState,
  UserMenu,
} from 'react-admin';

import { asLanguage } from '../i18n/language.ts';
import { useLanguage, useText } from '../i18n/text.ts';
import { useMyLanguage } from './useMyLanguage.tsx';

/** The bar on top: where one is, the language, light or dark, one's account. */
export function TopBar() {
  const t = useText();
  const narrow = useNarrow();
  return (
    <AppBar
      alwaysOn
      color="inherit"
      elevation={0}
      sx={{ backgroundColor: 'background.paper', borderBottom: 1, borderColor: 'divider', displayPrint: 'none' }}
      toolbar={
        <>
          <MyLanguageSwitch compact={narrow} />
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

const useNarrow = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });

function AccountMenu() {
  const t = useText();
  const { identity } = useGetIdentity();
  const narrow = useNarrow();
  // The name is on the button where there is room. Alone, the label has to be a key: react-admin takes no text there.
  const named = narrow || !identity?.fullName ? 'console.account' : `${t('console.account')}: ${identity.fullName}`;
  return (
    <UserMenu label={named}>
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

/** The product's mark with the word for this app of it. */
export function Brand() {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <Box component="img" src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width={28} height={28} />
      <Typography component="span" sx={{ fontWeight: 800, letterSpacing: '-0.02em' }}>
        LIA
      </Typography>
      <Typography component="span" color="text.secondary" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t('console.name')}
      </Typography>
    </Box>
  );
}

/** The language of who has not signed in: of the screens alone. */
export function GuestLanguageSwitch() {
  const [, setLocale] = useLocaleState();
  return <LanguageSwitch choose={setLocale} />;
}

const MyLanguageSwitch = ({ compact }: { compact: boolean }) => (
  <LanguageSwitch compact={compact} choose={useMyLanguage()} />
);

interface LanguageSwitchProps {
  compact?: boolean;
  choose: (language: Language) => void;
}

/**
 * Both languages side by side: one press, and screen readers read each name in its own language. A bar without room for both
 * has the other one alone.
 */
function LanguageSwitch({ compact = false, choose }: LanguageSwitchProps) {
  const t = useText();
  const locales = useLocales();
  const locale = useLanguage();
  const shown = compact ? locales.filter(({ locale: code }) => code !== locale) : locales;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={locale}
      onChange={(_, chosen: string | null) => {
        if (chosen) choose(asLanguage(chosen));
      }}
      aria-label={t('console.language')}
    >
      {shown.map(({ locale: code, name }) => (
        <ToggleButton
          key={code}
          value={code}
          lang={code}
          aria-label={`${code.toUpperCase()}, ${name}`}
          sx={{ minWidth: 44, minHeight: 44, border: 0, fontWeight: 600 }}
        >
          {code}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

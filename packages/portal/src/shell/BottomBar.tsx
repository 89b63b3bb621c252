import MoreIcon from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { themeAttributes } from '../services/look.ts';
import { useLook } from '../services/useSettings.ts';
import { itemsIn, useNavigation } from './menu.ts';
import { usePanelButton } from './panels.ts';
import { BOTTOM_BAR_PX, NAVBAR_FROM } from './size.ts';

/** Most entries besides "Más". */
const MOST = 4;

const tab = {
  // As wide as its name: the longest one has more room than a fifth of a narrow phone.
  flex: '1 1 auto',
  px: 0.5,
  minWidth: 0,
  minHeight: BOTTOM_BAR_PX,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  fontFamily: 'inherit',
  color: 'text.secondary',
  '&.active': { color: 'shell.accent', boxShadow: 'inset 0 3px var(--mui-palette-shell-accent)' },
} as const;

/**
 * The bar at the bottom of a phone, within reach of a thumb: where they begin, then the screens that count what waits, then the first
 * ones of the menu, and the rest behind "Más".
 */
export function BottomBar() {
  const { t } = useText();
  const { themes } = useLook();
  const more = usePanelButton('more');
  const [home = [], ...others] = itemsIn(useNavigation()).flatMap(({ entry, target }) =>
    'to' in target ? { entry, to: target.to } : [],
  );
  const screens = [home, others.filter(({ entry }) => entry.badge), others.filter(({ entry }) => !entry.badge)].flat();

  return (
    <>
      {/* What has the focus, and a toast, are not behind the bar. */}
      <GlobalStyles
        styles={({ breakpoints }) => ({
          [breakpoints.down(NAVBAR_FROM)]: {
            html: { scrollPaddingBottom: BOTTOM_BAR_PX + 16 },
            body: { paddingBottom: BOTTOM_BAR_PX, '--bottom-bar': `${BOTTOM_BAR_PX}px` },
          },
          '@media print': { body: { paddingBottom: 0 } },
        })}
      />
      <Box
        component="nav"
        aria-label={t('shell.navigation')}
        {...themeAttributes(themes.navbar)}
        sx={{
          display: { xs: 'flex', [NAVBAR_FROM]: 'none' },
          displayPrint: 'none',
          position: 'fixed',
          insetInline: 0,
          bottom: 0,
          zIndex: 'appBar',
          bgcolor: 'shell.ground',
          borderTop: 1,
          borderColor: 'divider',
          pb: 'env(safe-area-inset-bottom)',
        }}
      >
        {screens.slice(0, MOST).map(({ entry: { id, icon: Icon, label }, to }) => (
          <ButtonBase key={id} component={NavLink} to={to} sx={tab}>
            <Icon />
            <Name>{t(label)}</Name>
          </ButtonBase>
        ))}
        <ButtonBase {...more} sx={tab}>
          <MoreIcon />
          <Name>{t('shell.more')}</Name>
        </ButtonBase>
      </Box>
    </>
  );
}

function Name({ children }: { children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        maxWidth: '100%',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        fontSize: '0.75rem',
        fontWeight: 600,
        letterSpacing: '-0.01em',
      }}
    >
      {children}
    </Box>
  );
}

import FoldIcon from '@mui/icons-material/ChevronLeft';
import UnfoldIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState } from 'react';

import { Logo } from '../brand/Logo.tsx';
import { useText } from '../i18n/useText.ts';
import { themeAttributes } from '../services/look.ts';
import { useLook, useSettings } from '../services/useSettings.ts';
import { MenuTree } from './MenuTree.tsx';
import { useNavigation } from './menu.ts';
import { HOVER_MS, NAVBAR_FROM, NAVBAR_PX } from './size.ts';

/**
 * The left navigation (document 1 section 2): it folds to its icons, which is remembered, and shows its words above the page
 * while the pointer rests on it or the keyboard is in it.
 */
export function Navbar() {
  const { t } = useText();
  const nodes = useNavigation();
  const { themes, navbarFolded } = useLook();
  const [, choose] = useSettings();
  const [isVisited, setVisited] = useState(false);
  const timer = useRef<number>(undefined);
  const isWide = !navbarFolded || isVisited;

  useEffect(() => () => clearTimeout(timer.current), []);

  const visit = (delay: number) => {
    // Its words are there.
    if (!navbarFolded) return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setVisited(true), delay);
  };
  const leave = () => {
    clearTimeout(timer.current);
    setVisited(false);
  };
  const fold = () => {
    leave();
    choose({ navbar_folded: !navbarFolded });
  };

  return (
    <Box
      sx={{
        display: { xs: 'none', [NAVBAR_FROM]: 'block' },
        displayPrint: 'none',
        flexShrink: 0,
        width: navbarFolded ? NAVBAR_PX.folded : NAVBAR_PX.wide,
      }}
    >
      <Box
        component="nav"
        aria-label={t('shell.navigation')}
        {...themeAttributes(themes.navbar)}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && visit(HOVER_MS)}
        onPointerLeave={leave}
        onFocus={({ target }) => target.matches(':focus-visible') && visit(0)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) leave();
        }}
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 'appBar',
          height: '100dvh',
          width: isWide ? NAVBAR_PX.wide : NAVBAR_PX.folded,
          overflowX: 'hidden',
          overflowY: 'auto',
          p: 2,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
          bgcolor: 'shell.ground',
          color: 'text.primary',
          borderInlineEnd: 1,
          borderColor: 'divider',
          boxShadow: navbarFolded && isWide ? 8 : 'none',
          // No transition as it narrows: a pointer that rests on it would enter it again, and HOVER_MS could end before it has left.
          transition: isVisited ? 'width 150ms' : 'none',
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
          {isWide && (
            <Box sx={{ flex: 1, px: 3 }}>
              <Logo width={80} />
            </Box>
          )}
          <IconButton
            aria-expanded={!navbarFolded}
            aria-label={t(navbarFolded ? 'shell.unfold' : 'shell.fold')}
            onClick={fold}
            sx={{ '[dir="rtl"] & svg': { transform: 'scaleX(-1)' } }}
          >
            {navbarFolded ? <UnfoldIcon /> : <FoldIcon />}
          </IconButton>
        </Box>
        <MenuTree nodes={nodes} folded={!isWide} />
      </Box>
    </Box>
  );
}

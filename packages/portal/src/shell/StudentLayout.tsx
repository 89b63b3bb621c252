import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import GlobalStyles from '@mui/material/GlobalStyles';
import { Link, NavLink, useLocation } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Picture } from '../studentRoom/pictures.tsx';
import { LANDING, usePlaces } from '../studentRoom/places.ts';
import { roomTexts } from '../studentRoom/es.ts';
import { SkipLink } from '../ui/SkipLink.tsx';
import { RoutedPage } from './RoutedPage.tsx';
import { StudentMenu } from './StudentMenu.tsx';

/** Height of the bar of pictures. */
const BAR_PX = 76;

/** Widest that what stands above a page gets, and a page that has no width of its own. */
const WIDTH_PX = 1008;

/** Targets of students are larger than others'. */
const TARGET_PX = 56;

/**
 * The reduced layout of students (document 1 section 2): no navigation, toolbar or footer, but the way back, the avatar with language
 * and sign-out, and a bar of at most five pictures within reach of a thumb.
 */
export default function StudentLayout() {
  useTexts(roomTexts);
  const { t } = useText();
  const { pathname } = useLocation();
  return (
    <Box
      sx={{ minHeight: '100dvh', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' }}
    >
      <SkipLink />
      <GlobalStyles
        styles={{
          html: { scrollPaddingBottom: BAR_PX + 16 },
          body: { paddingBottom: BAR_PX, '--bottom-bar': `${BAR_PX}px` },
          // Also of a page that others open beside their menu: in the middle, below the way back.
          main: { width: '100%', maxWidth: WIDTH_PX, marginInline: 'auto' },
          '[dir=rtl] .room-back': { transform: 'scaleX(-1)' },
          '@media print': { body: { paddingBottom: 0 } },
        }}
      />
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          px: { xs: 2, sm: 6 },
          py: 1,
          minHeight: 64,
          width: '100%',
          maxWidth: WIDTH_PX,
          mx: 'auto',
          displayPrint: 'none',
        }}
      >
        {pathname !== LANDING && (
          <ButtonBase
            component={Link}
            to={LANDING}
            aria-label={t('room.back')}
            sx={{
              width: TARGET_PX,
              height: TARGET_PX,
              borderRadius: '50%',
              '&.Mui-focusVisible': { outline: '3px solid' },
            }}
          >
            <Picture of="back" size={32} />
          </ButtonBase>
        )}
        <Box sx={{ marginInlineStart: 'auto' }}>
          <StudentMenu />
        </Box>
      </Box>
      <RoutedPage />
      <PlacesBar />
    </Box>
  );
}

function PlacesBar() {
  const { t } = useText();
  const places = usePlaces(['home', 'homework', 'calendar', 'points', 'islands']);
  return (
    <Box
      component="nav"
      aria-label={t('shell.navigation')}
      sx={{
        bgcolor: 'background.paper',
        borderTop: 4,
        borderColor: 'students.main',
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'appBar',
        display: 'flex',
        justifyContent: 'center',
        displayPrint: 'none',
        pb: 'env(safe-area-inset-bottom)',
      }}
    >
      {places.map(({ path, picture, label }) => (
        <ButtonBase
          key={path}
          component={NavLink}
          to={path}
          sx={{
            // As wide as its word: five of them fit a phone of 320 pixels.
            flex: '1 1 auto',
            maxWidth: 160,
            minWidth: TARGET_PX,
            minHeight: BAR_PX,
            display: 'grid',
            justifyItems: 'center',
            alignContent: 'center',
            gap: 0.5,
            fontFamily: 'inherit',
            fontSize: '1rem',
            fontWeight: 600,
            letterSpacing: '-0.02em',
            lineHeight: 1.2,
            color: 'inherit',
            '& > span': { borderRadius: 99, px: 2, py: 0.5, display: 'grid' },
            '&.active': {
              fontWeight: 800,
              '& > span': { bgcolor: 'color-mix(in srgb, var(--mui-palette-students-main) 30%, transparent)' },
            },
            '&.Mui-focusVisible': { outline: '3px solid', outlineOffset: -4, borderRadius: '14px' },
          }}
        >
          <span>
            <Picture of={picture} size={36} />
          </span>
          {t(label)}
        </ButtonBase>
      ))}
    </Box>
  );
}

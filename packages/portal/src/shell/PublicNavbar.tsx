import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { use, useState } from 'react';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { marketing } from '../routing/marketing.ts';
import { Logo } from '../brand/Logo.tsx';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { usePublicMenu, type PublicMenuItem } from './menu.ts';
import { lookButtons } from './panelButtons.ts';
import { PanelsContext } from './panels.ts';
import { VisitorMenu } from './VisitorMenu.tsx';

/** Width of the logo at the top of the page, and once it is scrolled (document 1 section 2). */
const LOGO_PX = { top: 120, scrolled: 80 } as const;

/** The bar keeps its height while the logo shrinks, so that the page does not move under the reader. */
export const NAVBAR_PX = 76;

export function PublicNavbar() {
  const items = usePublicMenu();
  const { t } = useText();
  const { show } = use(PanelsContext);
  const [open, setOpen] = useState(false);
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: 0 });

  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: scrolled ? 'divider' : 'transparent',
      }}
    >
      <Box
        sx={{
          maxWidth: 1200,
          height: NAVBAR_PX,
          mx: 'auto',
          px: { xs: 3, sm: 4, md: 6 },
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0, sm: 1 },
        }}
      >
        <Box component="a" href={marketing.home} sx={{ marginInlineEnd: 'auto' }}>
          <Logo width={scrolled ? LOGO_PX.scrolled : LOGO_PX.top} />
        </Box>
        <Box component="nav" aria-label={t('shell.navigation')} sx={{ display: { xs: 'none', lg: 'flex' }, gap: 1 }}>
          {items.map((item) => (
            <LinkButton
              key={item.entry.label}
              item={item}
              {...(item.entry.prominent ? { variant: 'outlined' } : { color: 'inherit' })}
            />
          ))}
        </Box>
        <LanguageSwitch />
        <VisitorMenu />
        <IconButton
          edge="end"
          aria-label={t('shell.menu.open')}
          onClick={() => setOpen(true)}
          sx={{ display: { lg: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
      </Box>

      <Drawer anchor="right" open={open} onClose={() => setOpen(false)}>
        <Box sx={{ p: 4, width: 'min(100vw, 320px)', display: 'grid', gap: 2 }}>
          <IconButton
            edge="end"
            aria-label={t('shell.menu.close')}
            onClick={() => setOpen(false)}
            sx={{ marginInlineStart: 'auto' }}
          >
            <CloseIcon />
          </IconButton>
          <Box component="nav" aria-label={t('shell.navigation')} sx={{ display: 'grid', gap: 1 }}>
            {items.map((item) => (
              <LinkButton
                key={item.entry.label}
                item={item}
                onChosen={() => setOpen(false)}
                {...(item.entry.prominent
                  ? { variant: 'contained', sx: { mt: 3 } }
                  : { color: 'inherit', sx: { justifyContent: 'start' } })}
              />
            ))}
          </Box>
          {lookButtons.map(({ panel, label, icon: Icon }) => (
            <Button
              key={panel}
              color="inherit"
              startIcon={<Icon />}
              onClick={() => {
                setOpen(false);
                show(panel);
              }}
              sx={{ justifyContent: 'start' }}
            >
              {t(label)}
            </Button>
          ))}
        </Box>
      </Drawer>
    </Box>
  );
}

interface LinkButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'sx'> {
  item: PublicMenuItem;
  onChosen?: () => void;
}

function LinkButton({ item, onChosen, variant = 'text', color = 'primary', sx = {} }: LinkButtonProps) {
  const { t } = useText();
  const { entry, target } = item;
  const look = { variant, color, sx };
  return 'to' in target ? (
    <Button component={Link} to={target.to} onClick={onChosen} {...look}>
      {t(entry.label)}
    </Button>
  ) : (
    <Button href={target.href} onClick={onChosen} {...look}>
      {t(entry.label)}
    </Button>
  );
}

import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';

import { useText } from '../i18n/useText.ts';
import { lookButtons } from './panelButtons.ts';
import { usePanelButton } from './panels.ts';
import { NAVBAR_FROM } from './size.ts';

/** Two buttons at the right edge, in the margin of the page; a phone has them in its menu (document 1 section 2). */
export function SettingsButtons() {
  return (
    <Box
      sx={{
        display: { xs: 'none', [NAVBAR_FROM]: 'grid' },
        displayPrint: 'none',
        position: 'fixed',
        top: 160,
        insetInlineEnd: 0,
        zIndex: 'appBar',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        borderStartStartRadius: 8,
        borderEndStartRadius: 8,
      }}
    >
      {lookButtons.map((button) => (
        <LookButton key={button.panel} {...button} />
      ))}
    </Box>
  );
}

function LookButton({ panel, label, icon: Icon }: (typeof lookButtons)[number]) {
  const { t } = useText();
  const open = usePanelButton(panel);
  return (
    <IconButton
      {...open}
      aria-label={t(label)}
      title={t(label)}
      sx={{ width: 32, minWidth: 32, borderRadius: 0, padding: 0, color: 'inherit' }}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}

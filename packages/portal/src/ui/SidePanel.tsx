import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

import { useText } from '../i18n/useText.ts';

/** A panel that opens above the page. */
export interface PanelProps {
  open: boolean;
  onClose: () => void;
}

/** Width of a panel at the side (document 1 section 9). */
const PANEL_PX = 380;

interface SidePanelProps extends PanelProps {
  title: string;
  /** The edge of the window at which it stands. */
  anchor?: 'right' | 'bottom';
  children: ReactNode;
}

/** A panel at the edge of the window, with its name and a button that closes it. */
export function SidePanel({ title, anchor = 'right', open, onClose, children }: SidePanelProps) {
  const { t } = useText();
  const id = useId();
  return (
    <Drawer
      anchor={anchor}
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          elevation: 0,
          role: 'dialog',
          'aria-labelledby': id,
          sx:
            anchor === 'right'
              ? { width: `min(100vw, ${PANEL_PX}px)` }
              : { maxHeight: '85dvh', borderRadius: '12px 12px 0 0' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4, py: 2 }}>
        <Typography id={id} variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton edge="end" aria-label={t('action.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ px: 4, pb: 6, display: 'grid', gap: 6, alignContent: 'start' }}>{children}</Box>
    </Drawer>
  );
}

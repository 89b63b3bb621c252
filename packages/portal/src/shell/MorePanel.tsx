import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { use } from 'react';

import { useText } from '../i18n/useText.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { MenuTree } from './MenuTree.tsx';
import { useNavigation } from './menu.ts';
import { type PanelProps, SidePanel } from '../ui/SidePanel.tsx';
import { phoneButtons } from './panelButtons.ts';
import { PanelsContext } from './panels.ts';

/** On a phone: the whole menu, and what the toolbar and the edge of a larger window have. */
export default function MorePanel({ open, onClose }: PanelProps) {
  const { t } = useText();
  const nodes = useNavigation();
  const { show } = use(PanelsContext);
  return (
    <SidePanel anchor="bottom" title={t('shell.menu')} open={open} onClose={onClose}>
      <Box component="nav" aria-label={t('shell.navigation')}>
        <MenuTree nodes={nodes} onChosen={onClose} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {phoneButtons.map(({ panel, label, icon: Icon }) => (
          <Button
            key={panel}
            variant="outlined"
            startIcon={<Icon />}
            onClick={() => show(panel)}
            sx={{ flex: '1 1 auto' }}
          >
            {t(label)}
          </Button>
        ))}
      </Box>
      <LanguageChoice />
    </SidePanel>
  );
}

import { type ThemeName, themes } from '@lia/sdk/settings/rules';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { settingsTexts } from './es.ts';
import { chosenScheme, schemeOf, themeAttributes } from '../services/look.ts';
import { useSettings } from '../services/useSettings.ts';
import { type PanelProps, SidePanel } from '../ui/SidePanel.tsx';

/** Picks one theme for every part of the window (document 1 section 2). */
export default function SchemesPanel({ open, onClose }: PanelProps) {
  useTexts(settingsTexts);
  const { t } = useText();
  const [chosen, choose] = useSettings();
  const scheme = chosenScheme(chosen);
  const id = useId();
  return (
    <SidePanel title={t('schemes.title')} open={open} onClose={onClose}>
      <Typography id={id} color="text.secondary">
        {t('schemes.lead')}
      </Typography>
      <Box role="radiogroup" aria-labelledby={id} sx={{ display: 'grid', gap: 3 }}>
        {[null, ...themes].map((theme) => (
          <Scheme
            key={theme ?? 'device'}
            theme={theme}
            isChosen={theme === scheme}
            onChosen={() => choose(schemeOf(theme))}
          />
        ))}
      </Box>
    </SidePanel>
  );
}

interface SchemeProps {
  theme: ThemeName | null;
  isChosen: boolean;
  onChosen: () => void;
}

function Scheme({ theme, isChosen, onChosen }: SchemeProps) {
  const { t } = useText();
  return (
    <Box
      {...(theme && themeAttributes(theme))}
      sx={{
        border: 2,
        borderColor: isChosen ? 'shell.accent' : 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <FormControlLabel
        label={t(theme ? `schemes.${theme}` : 'schemes.device')}
        control={<Radio name="scheme" checked={isChosen} onChange={onChosen} />}
        sx={{ display: 'flex', m: 0, px: 2, bgcolor: 'shell.ground' }}
      />
      <Box aria-hidden sx={{ display: 'flex', gap: 2, p: 3 }}>
        <Box sx={{ width: 24, height: 24, borderRadius: 1, bgcolor: 'shell.accent' }} />
        <Box
          sx={{ flex: 1, height: 24, borderRadius: 1, bgcolor: 'background.paper', border: 1, borderColor: 'divider' }}
        />
      </Box>
    </Box>
  );
}

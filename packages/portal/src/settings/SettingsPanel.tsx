import { settingChoices, themedParts, type ThemedPart, themes } from '@lia/sdk/settings/rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

import { LabelledSelect } from '../fields/LabelledSelect.tsx';
import { RadioField } from '../fields/RadioField.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { settingsTexts } from './es.ts';
import { useLook, useSettings } from '../services/useSettings.ts';
import { type PanelProps, SidePanel } from '../ui/SidePanel.tsx';

/** Layout, direction, what is shown, themes of the parts, scrollbars and animations (document 1 section 2). */
export default function SettingsPanel({ open, onClose }: PanelProps) {
  useTexts(settingsTexts);
  const { t } = useText();
  const { layout, direction, navbarFolded, footerShown, customScrollbars, animations } = useLook();
  const [chosen, choose] = useSettings();
  return (
    <SidePanel title={t('settings.title')} open={open} onClose={onClose}>
      <RadioField
        name="layout"
        label={t('settings.layout')}
        choices={settingChoices.layout.map((value) => ({ value, label: t(`settings.layout.${value}`) }))}
        value={layout}
        error={null}
        onChange={(value) => choose({ layout: value })}
      />
      <RadioField
        name="direction"
        label={t('settings.direction')}
        choices={settingChoices.direction.map((value) => ({ value, label: t(`settings.direction.${value}`) }))}
        value={direction}
        error={null}
        onChange={(value) => choose({ direction: value })}
      />
      <Box sx={{ display: 'grid' }}>
        <Toggle label={t('settings.folded')} on={navbarFolded} set={(on) => choose({ navbar_folded: on })} />
        <Toggle label={t('settings.footer')} on={footerShown} set={(on) => choose({ footer_shown: on })} />
        <Toggle
          label={t('settings.scrollbars')}
          on={customScrollbars}
          set={(on) => choose({ custom_scrollbars: on })}
        />
        <Toggle label={t('settings.animations')} on={animations} set={(on) => choose({ animations: on })} />
      </Box>
      {themedParts.map((part) => (
        <ThemeOfPart key={part} part={part} />
      ))}
      <Button
        variant="outlined"
        disabled={Object.values(chosen).every((value) => value === undefined)}
        onClick={() => choose(Object.fromEntries(Object.keys(chosen).map((name) => [name, undefined])))}
      >
        {t('settings.reset')}
      </Button>
    </SidePanel>
  );
}

function Toggle({ label, on, set }: { label: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <FormControlLabel
      label={label}
      labelPlacement="start"
      control={<Switch checked={on} onChange={(_, next) => set(next)} />}
      sx={{ m: 0, minHeight: 44, justifyContent: 'space-between' }}
    />
  );
}

function ThemeOfPart({ part }: { part: ThemedPart }) {
  const { t } = useText();
  const [chosen, choose] = useSettings();
  return (
    <LabelledSelect
      label={t(`settings.theme.${part}`)}
      value={chosen[part] ?? ''}
      onChange={({ target }) => choose({ [part]: themes.find((theme) => theme === target.value) })}
    >
      <option value="">{t(part === 'main' ? 'schemes.device' : 'settings.theme.same')}</option>
      {themes.map((theme) => (
        <option key={theme} value={theme}>
          {t(`schemes.${theme}`)}
        </option>
      ))}
    </LabelledSelect>
  );
}

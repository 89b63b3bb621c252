import SchemesIcon from '@mui/icons-material/PaletteOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import ShortcutsIcon from '@mui/icons-material/StarBorder';

/** The panels of the look (document 1 section 2). */
export const lookButtons = [
  { panel: 'settings', label: 'settings.title', icon: SettingsIcon },
  { panel: 'schemes', label: 'schemes.title', icon: SchemesIcon },
] as const;

/** Panels for whose buttons a phone has no place but in its menu. */
export const phoneButtons = [
  { panel: 'shortcuts', label: 'shortcuts.title', icon: ShortcutsIcon },
  ...lookButtons,
] as const;

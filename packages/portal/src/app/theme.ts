import type { Audience } from '@lia/sdk/accounts/roles';
import {
  dark,
  fontFamily,
  fontSize,
  light,
  lineHeight,
  motion,
  radius,
  shadow,
  spacing,
  target,
} from '@lia/widgets/theme';
import { createTheme } from '@mui/material/styles';

import { type AudiencePalette, colours } from '../brand/palette.ts';

/** Ground of navbar, toolbar and footer, and what marks the entry that is open. */
interface ShellPalette {
  ground: string;
  accent: string;
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends Record<Audience, AudiencePalette> {
    /** Borders of fields and controls. */
    border: string;
    shell: ShellPalette;
  }
  interface PaletteOptions extends Record<Audience, AudiencePalette> {
    border: string;
    shell: ShellPalette;
  }
}

const heading = (size: number) => ({
  fontFamily: fontFamily.display,
  fontSize: `${size / 16}rem`,
  fontWeight: 700,
  lineHeight: lineHeight.heading,
});

const plain = (size: number) => ({ fontSize: `${size / 16}rem`, lineHeight: lineHeight.text });

const alertTones = ['info', 'success', 'warning', 'error'] as const;

/** The portal's MUI theme, from the design tokens. Elements are light or dark by their attribute (services/look.ts). */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-mode="%s"]' },
  colorSchemes: { light: { palette: colours(light) }, dark: { palette: colours(dark) } },
  spacing,
  shape: { borderRadius: radius.field },
  typography: {
    fontFamily: fontFamily.text,
    // On a phone, a heading as large as a desk's takes the first screen for itself.
    h1: { ...heading(fontSize.title), '@media (min-width: 600px)': { fontSize: `${fontSize.display / 16}rem` } },
    h2: heading(fontSize.subtitle),
    h3: { ...heading(fontSize.large), fontFamily: fontFamily.text },
    subtitle1: plain(fontSize.large),
    body1: plain(fontSize.body),
    body2: plain(fontSize.small),
    button: { fontSize: '1rem', fontWeight: 600, textTransform: 'none' },
  },
  transitions: { duration: { shortest: motion.quick, shorter: motion.quick, short: motion.calm } },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      // Inside, in the colour that is read on the button: at its edge, the white of a filled one is not seen on the page.
      styleOverrides: { root: { '&.Mui-focusVisible': { outline: '3px solid', outlineOffset: -5 } } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minHeight: target, paddingInline: 20 } },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: target, minHeight: target } } },
    MuiAlert: {
      variants: alertTones.map((severity) => ({
        props: { severity, variant: 'standard' },
        // MUI mixes its own grounds with black, which leaves holes in the dark page.
        style: ({ theme: { vars } }) => ({
          backgroundColor: `color-mix(in srgb, ${vars.palette[severity].main} 12%, ${vars.palette.background.paper})`,
          color: vars.palette.text.primary,
          '.MuiAlert-icon': { color: vars.palette[severity].main },
        }),
      })),
    },
    // Switched off, its own colour is that of its thumb: white.
    MuiSwitch: {
      styleOverrides: { switchBase: { '&.Mui-focusVisible': { outlineColor: 'var(--mui-palette-text-primary)' } } },
    },
    MuiCard: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { borderRadius: radius.card, boxShadow: shadow } },
    },
    MuiMenuItem: { styleOverrides: { root: { minHeight: target } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          backgroundColor: vars.palette.background.paper,
          '.MuiOutlinedInput-notchedOutline': { borderColor: vars.palette.border },
        }),
        input: { height: 'auto', paddingBlock: 12, paddingInline: 14 },
      },
    },
  },
});

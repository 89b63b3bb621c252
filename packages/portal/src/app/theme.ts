import { type Audience, audiences } from '@lia/sdk/accounts/roles';
import {
  audienceColour,
  dark,
  fontFamily,
  fontSize,
  light,
  lineHeight,
  motion,
  type Palette as Colours,
  radius,
  shadow,
  spacing,
  target,
} from '@lia/widgets/theme';
import { createTheme } from '@mui/material/styles';

/** One audience's colour: `main` under `contrastText`, and `ground` under `onGround` for large areas. */
interface AudiencePalette {
  main: string;
  contrastText: string;
  ground: string;
  onGround: string;
}

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

/** Text on each audience's colour. */
const onAudience = (palette: Colours, audience: Audience): string =>
  audienceColour[audience] === 'highlight' ? palette.onHighlight : palette.onPrimary;

function audiencePalette(palette: Colours, audience: Audience): AudiencePalette {
  const main = palette[audienceColour[audience]];
  const contrastText = onAudience(palette, audience);
  // A bright area would glare at night: in the dark, a large ground is the colour mixed into the page's.
  return palette === dark
    ? { main, contrastText, ground: `color-mix(in srgb, ${main} 18%, ${palette.background})`, onGround: palette.ink }
    : { main, contrastText, ground: main, onGround: contrastText };
}

function colours(palette: Colours) {
  const [students, teachers, parents, schools] = audiences;
  return {
    primary: { main: palette.primary, contrastText: palette.onPrimary },
    info: { main: palette.primary, contrastText: palette.onPrimary },
    secondary: { main: palette.accent, contrastText: palette.onPrimary },
    success: { main: palette.success, contrastText: palette.onPrimary },
    error: { main: palette.error, contrastText: palette.onPrimary },
    warning: { main: palette.warning, contrastText: palette.warningGround },
    text: { primary: palette.ink, secondary: palette.softInk },
    background: { default: palette.background, paper: palette.surface },
    border: palette.border,
    shell: { ground: palette.surface, accent: palette.primary },
    // A third of the border, as hexadecimal alpha.
    divider: `${palette.border}59`,
    [students]: audiencePalette(palette, students),
    [teachers]: audiencePalette(palette, teachers),
    [parents]: audiencePalette(palette, parents),
    [schools]: audiencePalette(palette, schools),
  };
}

const heading = (size: number) => ({
  fontFamily: fontFamily.display,
  fontSize: `${size / 16}rem`,
  fontWeight: 700,
  lineHeight: lineHeight.heading,
});

const plain = (size: number) => ({ fontSize: `${size / 16}rem`, lineHeight: lineHeight.text });

const alertTones = ['info', 'success', 'warning', 'error'] as const;

const tint = (ground: string, shell: string, accent: string) => ({
  '--mui-palette-background-default': ground,
  '--mui-palette-shell-ground': shell,
  '--mui-palette-shell-accent': accent,
});

/**
 * The themes of the settings (`themes` of the SDK) beside `legacy` and `dark`, which are the palettes as they are: grounds
 * in the colour of an audience. They hold within any element that has the attributes of a theme.
 */
const tints = {
  '[data-mode][data-theme="default"]': tint('#FFFBF1', '#FFF4DA', light.warning),
  '[data-mode][data-theme="light1"]': tint('#F7F8FE', '#EAEFFD', light.primary),
  '[data-mode][data-theme="light2"]': tint('#FDF8FA', '#FBEDF3', light.accent),
};

/** No movement, where the system or the settings ask for none. */
const still = {
  animationDuration: '1ms !important',
  // What pulses without end would flicker otherwise.
  animationIterationCount: '1 !important',
  transition: 'none !important',
};

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
    MuiCssBaseline: {
      styleOverrides: {
        ...tints,
        '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': still },
        '[data-animations="off"]': { '& *, & *::before, & *::after': still },
        '[data-scrollbars="custom"] *': {
          scrollbarWidth: 'thin',
          scrollbarColor: 'var(--mui-palette-border) transparent',
        },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: target,
          paddingInline: 20,
          '&.Mui-focusVisible': { outline: '3px solid', outlineOffset: 2 },
        },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          minWidth: target,
          minHeight: target,
          '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'currentColor', outlineOffset: -3 },
        },
      },
    },
    MuiCheckbox: {
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: '3px solid', outlineOffset: -3, borderRadius: radius.field } },
      },
    },
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
    MuiLink: { defaultProps: { underline: 'always' } },
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

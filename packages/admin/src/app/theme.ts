import {
  dark,
  fontFamily,
  fontSize,
  lineHeight,
  light,
  motion,
  type Palette,
  radius,
  shadow,
  spacing,
  target,
} from '@lia/widgets/theme';
import type { CheckboxProps } from '@mui/material';
import type { RaThemeOptions } from 'react-admin';

const rem = (pixels: number) => `${pixels / 16}rem`;

/** Dense and calm: flat surfaces with hairlines, one shadow for what floats, colour only where something is meant. */
function themeOf(mode: 'light' | 'dark', palette: Palette): RaThemeOptions {
  const hairline = `${palette.border}52`;
  const heading = { lineHeight: lineHeight.heading, fontWeight: 700, letterSpacing: '-0.01em' };
  return {
    palette: {
      mode,
      primary: { main: palette.primary, contrastText: palette.onPrimary },
      secondary: { main: palette.accent, contrastText: palette.onPrimary },
      error: { main: palette.error, contrastText: palette.onPrimary },
      success: { main: palette.success, contrastText: palette.onPrimary },
      warning: { main: palette.warning, contrastText: palette.warningGround },
      info: { main: palette.primary, contrastText: palette.onPrimary },
      text: { primary: palette.ink, secondary: palette.softInk },
      background: { default: palette.background, paper: palette.surface },
      divider: hairline,
    },
    spacing: spacing * 2,
    shape: { borderRadius: radius.field },
    sidebar: { width: 256, closedWidth: 56 },
    typography: {
      fontFamily: fontFamily.text,
      body1: { fontSize: rem(fontSize.body), lineHeight: lineHeight.text },
      body2: { fontSize: rem(fontSize.small), lineHeight: lineHeight.text },
      caption: { fontSize: rem(fontSize.small), lineHeight: lineHeight.text },
      h1: { fontSize: rem(fontSize.title), ...heading },
      h2: { fontSize: rem(fontSize.large), ...heading },
      h6: { fontSize: rem(fontSize.large), ...heading },
      button: { textTransform: 'none', fontWeight: 600, fontSize: rem(fontSize.body) },
    },
    transitions: { duration: { shortest: motion.quick, short: motion.quick, standard: motion.calm } },
    components: {
      // react-admin names the checkbox of a row on the element around the input, where no screen reader reads it.
      MuiCheckbox: {
        defaultProps: {
          slotProps: {
            root: { 'aria-label': undefined },
            input: ({ 'aria-label': label }: CheckboxProps) => ({ 'aria-label': label }),
          },
        },
      },
      MuiCssBaseline: {
        styleOverrides: {
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              // What repeats for ever would flicker instead: the wave of a skeleton.
              animationIterationCount: '1 !important',
              transition: 'none !important',
            },
          },
          ':focus-visible': { outline: `3px solid ${palette.primary}`, outlineOffset: 2 },
        },
      },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        // Inside, where no edge of a card or menu cuts it off, and in the colour that is read on the button: the white of a filled one
        // would not be seen at its edge.
        styleOverrides: { root: { '&.Mui-focusVisible': { outline: '3px solid', outlineOffset: -5 } } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { minHeight: target, paddingInline: 16 } },
      },
      MuiIconButton: { styleOverrides: { root: { minWidth: target, minHeight: target } } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: { root: { borderRadius: radius.card, borderColor: hairline } },
      },
      MuiDialog: { styleOverrides: { paper: { borderRadius: radius.card, boxShadow: shadow } } },
      MuiDialogTitle: { styleOverrides: { root: { fontSize: rem(fontSize.subtitle), paddingBottom: 8 } } },
      MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', gap: 8 } } },
      MuiMenu: { styleOverrides: { paper: { boxShadow: shadow, border: `1px solid ${hairline}` } } },
      MuiMenuItem: { styleOverrides: { root: { minHeight: target } } },
      // Switched off, its own colour is that of its thumb: white.
      MuiSwitch: { styleOverrides: { switchBase: { '&.Mui-focusVisible': { outlineColor: palette.ink } } } },
      MuiTooltip: { defaultProps: { enterDelay: 400 } },
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none' } },
      MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none' } },
      // Labels stand above their field, always visible, instead of floating inside it.
      MuiInputLabel: {
        defaultProps: { shrink: true },
        styleOverrides: {
          root: {
            position: 'static',
            transform: 'none',
            marginBottom: 4,
            fontSize: rem(fontSize.small),
            fontWeight: 600,
            color: palette.ink,
            '&.Mui-focused, &.Mui-error': { color: palette.ink },
          },
        },
      },
      MuiOutlinedInput: {
        defaultProps: { notched: false },
        styleOverrides: {
          root: { minHeight: target, backgroundColor: palette.surface },
          notchedOutline: { top: 0, borderColor: palette.border, '& legend': { display: 'none' } },
        },
      },
      MuiFormHelperText: {
        styleOverrides: { root: { marginInline: 0, fontSize: rem(fontSize.small), lineHeight: lineHeight.text } },
      },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: hairline, fontSize: rem(fontSize.small) },
          head: {
            paddingBlock: 0,
            height: target,
            fontWeight: 600,
            color: palette.softInk,
            backgroundColor: palette.surface,
            whiteSpace: 'nowrap',
          },
        },
      },
      MuiTableSortLabel: {
        // Room for the outline, which would lie over its first letter and its arrow.
        styleOverrides: {
          root: { minHeight: target, paddingInline: 8, marginInline: -8, '&.Mui-active': { color: palette.ink } },
        },
      },
      MuiTablePagination: {
        styleOverrides: {
          root: { border: 0, color: palette.softInk },
          selectLabel: { fontSize: rem(fontSize.small) },
          displayedRows: { fontSize: rem(fontSize.small) },
        },
      },
      // As wide as the sidebar, so that names of screens are not cut.
      RaMenu: { styleOverrides: { root: { '&.RaMenu-open': { width: '100%' } } } },
      RaMenuItemLink: {
        styleOverrides: {
          root: {
            minHeight: target,
            margin: '2px 8px',
            borderRadius: radius.field,
            '&.RaMenuItemLink-active': {
              color: palette.primary,
              fontWeight: 600,
              backgroundColor: `${palette.primary}14`,
              '& .RaMenuItemLink-icon': { color: palette.primary },
            },
          },
        },
      },
      MuiSnackbarContent: { styleOverrides: { root: { fontSize: rem(fontSize.body), boxShadow: shadow } } },
    },
  };
}

export const lightTheme = themeOf('light', light);
export const darkTheme = themeOf('dark', dark);

import type { Palette } from './tokens.ts';

/** What each colour is for, with the grounds on which it reaches WCAG AA as a text. */
export const colourPurposes: Readonly<Record<keyof Palette, string>> = {
  primary: 'Talavera: links, primary buttons, what is chosen. On `surface` and `background`.',
  onPrimary: 'Text on `primary`.',
  accent: 'Bugambilia. On `surface` and `background`.',
  highlight: 'Cempasúchil: a ground, only under `onHighlight`.',
  onHighlight: 'Text on `highlight`.',
  success: 'Nopal. On `surface` and `background`.',
  error: 'What was refused or failed. On `surface` and `background`.',
  warning: 'On `warningGround`.',
  warningGround: 'Ground of a warning.',
  ink: 'Text.',
  softInk: 'Hints and secondary text.',
  border: 'Borders of fields and controls: 3:1 against `surface`.',
  background: 'Ground of a page.',
  surface: 'Ground of cards and forms.',
};

/** The other custom properties by which a page changes the look of a form. */
export const propertyPurposes = {
  '--lia-font': 'The page’s own where absent.',
  '--lia-radius-field': 'Corners of fields and buttons.',
  '--lia-radius-card': 'Corners of cards.',
} as const;

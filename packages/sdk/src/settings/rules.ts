/** Colour themes: those that roles start with (document 1 section 6), and a dark one. */
export const themes = ['default', 'legacy', 'light1', 'light2', 'dark'] as const;
export type ThemeName = (typeof themes)[number];

/** Parts of the window that have a theme of their own (document 1 section 2). */
export const themedParts = ['main', 'navbar', 'toolbar', 'footer'] as const;
export type ThemedPart = (typeof themedParts)[number];

/** What each setting with several values may be. */
export const settingChoices = {
  /** Whether a page takes the whole window or stands in its middle. */
  layout: ['wide', 'boxed'],
  direction: ['ltr', 'rtl'],
  main: themes,
  navbar: themes,
  toolbar: themes,
  footer: themes,
} as const;

/** Settings that are on or off. */
export const settingSwitches = ['navbar_folded', 'footer_shown', 'custom_scrollbars', 'animations'] as const;

type Choices = { -readonly [K in keyof typeof settingChoices]?: (typeof settingChoices)[K][number] | undefined };
type Switches = { [K in (typeof settingSwitches)[number]]?: boolean | undefined };

/** What a person chose of the look of their screens; what is missing is as their role has it. */
export type Settings = Choices & Switches;

const among = <T extends string>(choices: readonly T[], value: unknown): T | undefined =>
  choices.find((choice) => choice === value);

const flag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/** The settings in what a browser kept; a value that is none is left out. */
export function keptSettings(kept: unknown): Settings {
  if (typeof kept !== 'object' || kept === null) return {};
  const values: Record<string, unknown> = { ...kept };
  return {
    layout: among(settingChoices.layout, values['layout']),
    direction: among(settingChoices.direction, values['direction']),
    main: among(themes, values['main']),
    navbar: among(themes, values['navbar']),
    toolbar: among(themes, values['toolbar']),
    footer: among(themes, values['footer']),
    navbar_folded: flag(values['navbar_folded']),
    footer_shown: flag(values['footer_shown']),
    custom_scrollbars: flag(values['custom_scrollbars']),
    animations: flag(values['animations']),
  };
}

/** Navigation items that one person may pin. */
export const MOST_SHORTCUTS = 50;

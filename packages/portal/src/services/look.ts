import type { SessionUser } from '@lia/sdk/accounts/schema';
import { themeOf } from '@lia/sdk/accounts/themes';
import { type Settings, type ThemedPart, themedParts, type ThemeName } from '@lia/sdk/settings/rules';

/** How the portal looks: what a person chose, and their role and device for the rest. */
export interface Look {
  themes: Readonly<Record<ThemedPart, ThemeName>>;
  layout: 'wide' | 'boxed';
  direction: 'ltr' | 'rtl';
  navbarFolded: boolean;
  footerShown: boolean;
  customScrollbars: boolean;
  animations: boolean;
}

/** The look of a person, null for a visitor. Where no theme was chosen, a device in the dark gets the dark one. */
export function lookOf(settings: Settings, user: SessionUser | null, deviceIsDark: boolean): Look {
  const main = settings.main ?? (deviceIsDark ? 'dark' : themeOf(user?.role[0] ?? ''));
  return {
    themes: {
      main,
      navbar: settings.navbar ?? main,
      toolbar: settings.toolbar ?? main,
      footer: settings.footer ?? main,
    },
    layout: settings.layout ?? 'wide',
    direction: settings.direction ?? 'ltr',
    navbarFolded: settings.navbar_folded ?? false,
    footerShown: settings.footer_shown ?? true,
    customScrollbars: settings.custom_scrollbars ?? false,
    animations: settings.animations ?? true,
  };
}

/** Light or dark, as MUI and the browser know it. */
export const modeOf = (theme: ThemeName): 'light' | 'dark' => (theme === 'dark' ? 'dark' : 'light');

/** The attributes by which an element, and all within it, takes a theme (app/theme.ts). */
export const themeAttributes = (theme: ThemeName) => ({ 'data-mode': modeOf(theme), 'data-theme': theme });

/** One theme for every part: a colour scheme (document 1 section 2). Null follows role and device again. */
export const schemeOf = (theme: ThemeName | null): Settings =>
  Object.fromEntries(themedParts.map((part) => [part, theme ?? undefined]));

/** The theme that all parts were given; null where none was, undefined where they differ. */
export function chosenScheme(settings: Settings): ThemeName | null | undefined {
  const [first, ...others] = themedParts.map((part) => settings[part] ?? null);
  return others.every((other) => other === first) ? first : undefined;
}

/** How it looks on paper: dark words on white. */
export const onPaper = (look: Look): Look => ({ ...look, themes: { ...look.themes, main: 'legacy' } });

/** Has the document look so; the direction follows with its styles (app/Directed.tsx). */
export function applyLook({ themes, customScrollbars, animations }: Look): void {
  const { dataset } = document.documentElement;
  dataset['mode'] = modeOf(themes.main);
  dataset['theme'] = themes.main;
  dataset['scrollbars'] = customScrollbars ? 'custom' : 'system';
  dataset['animations'] = animations ? 'on' : 'off';
}

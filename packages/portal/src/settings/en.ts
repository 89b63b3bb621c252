import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'settings.layout': 'Layout',
  'settings.layout.wide': 'Full width',
  'settings.layout.boxed': 'Centred',
  'settings.direction': 'Direction',
  'settings.direction.ltr': 'Left to right',
  'settings.direction.rtl': 'Right to left',
  'settings.folded': 'Folded menu',
  'settings.footer': 'Show the footer',
  'settings.scrollbars': 'Thin scrollbars',
  'settings.animations': 'Animations',
  'settings.theme.main': 'Theme of the content',
  'settings.theme.navbar': 'Theme of the menu',
  'settings.theme.toolbar': 'Theme of the toolbar',
  'settings.theme.footer': 'Theme of the footer',
  'settings.theme.same': 'As the content',
  'settings.reset': 'Back to the usual',

  'schemes.lead': 'Choose the colours of the whole screen.',
  'schemes.device': 'As my device',
  'schemes.default': 'Marigold',
  'schemes.legacy': 'Paper',
  'schemes.light1': 'Talavera',
  'schemes.light2': 'Bougainvillea',
  'schemes.dark': 'Night',
};

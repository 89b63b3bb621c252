import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'shell.navigation': 'Navigation',
  'shell.menu.open': 'Open the menu',
  'shell.menu': 'Menu',
  'shell.more': 'More',
  'shell.fold': 'Fold the menu',
  'shell.unfold': 'Keep the menu open',
  'shell.newTab': '(opens in a new tab)',
  'shell.delivered_one': '{count} delivery',
  'shell.delivered_other': '{count} deliveries',

  'search.title': 'Search',
  'search.placeholder': 'Search...',
  'search.suggestions': 'Suggestions',
  'search.none': 'No results..',

  'shortcuts.title': 'Shortcuts',
  'shortcuts.search': 'Search for an app or page',
  'shortcuts.star': 'Shortcut to {title}',

  'quick.title': 'Quick Panel',
  'quick.notes': 'Notes',
  'quick.notes.none': 'Your notes will be here. There are none yet.',
  'quick.events': 'Events',
  'quick.events.none': 'Your next events will be here. There are none yet.',
  'quick.failed': 'We could not open your panel',

  'shell.menu.close': 'Close the menu',
  'shell.account': '{name}’s account',
  'shell.home': 'Home',
  'shell.courses': 'Courses',
  'shell.donate': 'Donate',
  'shell.sponsor': 'Sponsor',
  'shell.console': 'Administration console',
  'shell.rights': '© {year} LIA Community. All rights reserved.',
  'shell.phone': 'Call us at {phone}',
  'shell.social': 'Follow us',
  'shell.terms': 'Terms and conditions',
  'shell.privacy': 'Privacy notice',
  'shell.legal': 'Legal documents',
  'shell.giving': 'I want to help',
  'shell.community': 'Community access',
};

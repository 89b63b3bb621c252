import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'shell.navigation': 'Navigation',
  'shell.menu.open': 'Open the menu',
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

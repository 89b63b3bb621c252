import type { Variables } from './variables.ts';

/** Our client of Google's sign-in, by which people let us read their calendars. */
export interface GoogleConfig {
  clientId: string;
  clientSecret: string;
  /** Where Google asks for consent, gives and revokes tokens, and has its calendars. Set by no variable; tests do. */
  hosts: { consent: string; tokens: string; api: string };
}

const HOSTS: GoogleConfig['hosts'] = {
  consent: 'https://accounts.google.com',
  tokens: 'https://oauth2.googleapis.com',
  api: 'https://www.googleapis.com',
};

/** Reads `LIA_GOOGLE_*`; null where calendars of Google are not offered. */
export function readGoogle({ text, requireTogether }: Variables): GoogleConfig | null {
  const names = ['LIA_GOOGLE_CLIENT_ID', 'LIA_GOOGLE_CLIENT_SECRET'] as const;
  const [clientId, clientSecret] = names.map(text);
  requireTogether(...names);
  return clientId && clientSecret ? { clientId, clientSecret, hosts: HOSTS } : null;
}

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

interface Surroundings {
  text: (name: string) => string | null;
  problems: string[];
}

/** Reads `LIA_GOOGLE_*`; null where calendars of Google are not offered. */
export function readGoogle({ text, problems }: Surroundings): GoogleConfig | null {
  const [clientId, clientSecret] = [text('LIA_GOOGLE_CLIENT_ID'), text('LIA_GOOGLE_CLIENT_SECRET')];
  if (clientId !== null && clientSecret !== null) return { clientId, clientSecret, hosts: HOSTS };
  if (clientId !== null || clientSecret !== null)
    problems.push('LIA_GOOGLE_CLIENT_ID and LIA_GOOGLE_CLIENT_SECRET are set together or not at all');
  return null;
}

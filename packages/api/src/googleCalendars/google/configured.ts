import type { Config } from '../../platform/config/config.ts';
import { googleCalendarApi } from './calendars.ts';
import { googleConsent } from './consent.ts';
import type { GoogleProvider } from './provider.ts';

/** Where Google sends the browser back to. */
const CALLBACK = '/callback/google';

/** Google with the client of this server; null where it has none. */
export const googleOf = ({ google, publicUrl }: Config): GoogleProvider | null =>
  google && { ...googleConsent(google, publicUrl + CALLBACK), ...googleCalendarApi(google) };

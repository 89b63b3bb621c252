import type { sentences as es } from './googleCalendars.es.ts';

/** The same sentences in English. */
export const sentences: Record<keyof typeof es, string> = {
  GOOGLE_CONNECTED: 'You have a Google account connected. Disconnect it to connect another one',
  GOOGLE_CANCELLED: 'You did not give consent at Google. Try again whenever you like',
  GOOGLE_REFUSED: 'Google did not give us the whole consent. Try again and leave everything ticked that it asks for',
  GOOGLE_REVOKED: 'Google no longer lets us read your calendars. Connect your account again',
  GOOGLE_UNAVAILABLE: 'Google does not answer. Try again in a moment',
  'google.connected': 'We connected your Google Calendar. Your events appear in a moment',
  'google.disconnected': 'We disconnected your account and deleted what came from Google',
  'google.reading': 'We saved which calendars you see. Their events appear in a moment',
};

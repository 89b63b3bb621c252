import type { MessageAnswer } from '../accounts/schema.ts';
import type { Attempt, ProviderAnswer } from '../federation/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { GoogleCalendarList, GoogleChoice, GoogleConnectionAnswer } from './schema.ts';

/** Whether calendars of Google can be connected, and what the caller connected. 403 `VIEW_READ_ONLY` for who sees the portal as them. */
export const getGoogleConnection = endpoint<{ returns: GoogleConnectionAnswer }>('GET /google/connection');

/**
 * Begins to connect the caller's Google account, which sends the browser back to `/callback/google`. 404 where it is not offered, 409
 * `GOOGLE_CONNECTED` where one is connected.
 */
export const startGoogleConnection = endpoint<{ returns: Attempt }>('POST /google/connection');

/**
 * Connects the account, whose main calendar is shown from then on. 401 `FEDERATION_OVER`, `GOOGLE_CANCELLED` or `GOOGLE_REFUSED`, 409
 * `GOOGLE_CONNECTED`, 503 `GOOGLE_UNAVAILABLE`.
 */
export const finishGoogleConnection = endpoint<{ body: ProviderAnswer; returns: MessageAnswer }>(
  'POST /google/connection/callback',
);

/** Takes the consent back at Google, and deletes what came from there. */
export const endGoogleConnection = endpoint<{ returns: MessageAnswer }>('DELETE /google/connection');

/** Reads the list of the caller's calendars at Google. 404 where none is connected, 409 `GOOGLE_REVOKED`, 503 `GOOGLE_UNAVAILABLE`. */
export const readGoogleCalendars = endpoint<{ returns: GoogleCalendarList }>('POST /google/calendars');

/** Shows the events of these calendars and of no others, and reads them now. 404 as above, also for a calendar that is not theirs. */
export const readGoogleEvents = endpoint<{ body: GoogleChoice; returns: MessageAnswer }>(
  'POST /google/calendars/events',
);

import { createHash } from 'node:crypto';

import { type FakeAnswer, type FakeRequest, type FakeServer, startFakeServer } from './fakeServer.ts';

/** An event as Google has it (https://developers.google.com/workspace/calendar/api/v3/reference/events). */
export interface FakeEvent {
  id: string;
  status?: string;
  eventType?: string;
  recurringEventId?: string;
  summary?: string;
  location?: string;
  htmlLink?: string;
  start?: { date: string } | { dateTime: string; timeZone?: string };
  end?: { date: string } | { dateTime: string; timeZone?: string };
  attendees?: { self?: boolean; responseStatus: string }[];
}

interface FakeCalendar {
  entry: { id: string; summary: string; timeZone: string; primary?: boolean };
  /** By id, with the number of the change that made it so. */
  events: Map<string, { event: FakeEvent; change: number }>;
}

export interface FakeGoogle extends FakeServer {
  clientId: string;
  clientSecret: string;
  /** Adds or changes an event. */
  put(calendar: string, event: FakeEvent): void;
  /** Cancels an event, of which Google then names the id alone. */
  cancel(calendar: string, id: string, recurringEventId?: string): void;
  addCalendar(entry: FakeCalendar['entry']): void;
  removeCalendar(id: string): void;
  /** A person gives their consent at an address: the query that their browser comes back with. */
  consent(address: string, scopes?: readonly string[]): string;
  /** The person takes all consents back. */
  forgetConsents(): void;
  /** Sync tokens of before are worth nothing. */
  forgetChanges(): void;
  /** What the next calls about calendars are refused with, one each. */
  refusals: { status: number; reason: string }[];
  /** Events of one page. */
  pageSize: number;
  /** Tokens that were revoked. */
  revoked: string[];
  /** Refresh and access tokens that were given. */
  given: string[];
  /** Calls about events. */
  readings(): FakeRequest[];
}

const failure = (status: number, reason: string): FakeAnswer => ({
  status,
  body: { error: { code: status, message: reason, errors: [{ domain: 'calendar', reason, message: reason }] } },
});

const instantOf = (time: FakeEvent['start']): number =>
  time === undefined ? Number.NaN : Date.parse('date' in time ? `${time.date}T00:00:00Z` : time.dateTime);

/** A Google that gives and revokes consents and has calendars, and answers as its documentation states. */
export async function startFakeGoogle(): Promise<FakeGoogle> {
  const clientId = 'client.apps.googleusercontent.example';
  const clientSecret = 'a-client-secret';
  const calendars = new Map<string, FakeCalendar>();
  const codes = new Map<string, { challenge: string; redirect: string; scope: string }>();
  const refreshTokens = new Set<string>();
  const accessTokens = new Map<string, string>();
  let changes = 0;
  let forgotten = 0;
  let count = 0;

  function token(name: string): string {
    count += 1;
    const made = `${name}-${count}-secret`;
    fake.given.push(made);
    return made;
  }

  function tokens(form: URLSearchParams): FakeAnswer {
    const refused = (error: string): FakeAnswer => ({ status: 400, body: { error, error_description: 'No' } });
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
      return { status: 401, body: { error: 'invalid_client' } };
    const access = (refresh: string) => {
      const made = token('access');
      accessTokens.set(made, refresh);
      return { access_token: made, expires_in: 3599, token_type: 'Bearer' };
    };
    if (form.get('grant_type') === 'refresh_token') {
      const refresh = form.get('refresh_token') ?? '';
      return refreshTokens.has(refresh) ? { body: access(refresh) } : refused('invalid_grant');
    }
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (code?.challenge !== challenge || code.redirect !== form.get('redirect_uri')) return refused('invalid_grant');
    const refresh = token('refresh');
    refreshTokens.add(refresh);
    return { body: { ...access(refresh), refresh_token: refresh, scope: code.scope } };
  }

  function revoke(revoked: string): FakeAnswer {
    fake.revoked.push(revoked);
    return refreshTokens.delete(revoked) ? { body: {} } : { status: 400, body: { error: 'invalid_token' } };
  }

  function events(calendar: FakeCalendar, query: URLSearchParams): FakeAnswer {
    const syncToken = query.get('syncToken');
    if (syncToken !== null && (query.has('timeMin') || query.has('timeMax'))) return failure(400, 'badRequest');
    if (query.get('singleEvents') !== 'true') return failure(400, 'badRequest');
    const since = syncToken === null ? null : Number(syncToken.replace('sync-', ''));
    if (since !== null && since < forgotten) return failure(410, 'fullSyncRequired');
    const from = Date.parse(query.get('timeMin') ?? '');
    const until = Date.parse(query.get('timeMax') ?? '');
    const all = [...calendar.events.values()]
      .filter(({ event, change }) =>
        since === null
          ? event.status !== 'cancelled' && instantOf(event.end) > from && instantOf(event.start) < until
          : change > since,
      )
      .map(({ event }) => event);
    const at = Number(query.get('pageToken') ?? 0);
    const isLast = at + fake.pageSize >= all.length;
    return {
      body: {
        kind: 'calendar#events',
        items: all.slice(at, at + fake.pageSize),
        ...(isLast ? { nextSyncToken: `sync-${changes}` } : { nextPageToken: String(at + fake.pageSize) }),
      },
    };
  }

  function answer({ method, path, query, headers, body }: FakeRequest): FakeAnswer {
    if (method === 'POST' && path === '/token') return tokens(new URLSearchParams(body));
    if (method === 'POST' && path === '/revoke') return revoke(new URLSearchParams(body).get('token') ?? '');
    const access = headers.authorization?.replace('Bearer ', '') ?? '';
    if (!refreshTokens.has(accessTokens.get(access) ?? '')) return failure(401, 'authError');
    const refusal = fake.refusals.shift();
    if (refusal) return failure(refusal.status, refusal.reason);
    if (path === '/calendar/v3/users/me/calendarList')
      return { body: { kind: 'calendar#calendarList', items: [...calendars.values()].map(({ entry }) => entry) } };
    const [, id] = /^\/calendar\/v3\/calendars\/([^/]+)\/events$/.exec(path) ?? [];
    const calendar = calendars.get(decodeURIComponent(id ?? ''));
    return calendar ? events(calendar, query) : failure(404, 'notFound');
  }

  const write = (calendar: string, event: FakeEvent): void => {
    changes += 1;
    calendars.get(calendar)?.events.set(event.id, { event, change: changes });
  };
  const server = await startFakeServer(answer);
  const fake: FakeGoogle = {
    ...server,
    clientId,
    clientSecret,
    put: write,
    cancel: (calendar, id, recurringEventId) =>
      write(calendar, { id, status: 'cancelled', ...(recurringEventId !== undefined && { recurringEventId }) }),
    addCalendar: (entry) => void calendars.set(entry.id, { entry, events: new Map() }),
    removeCalendar: (id) => void calendars.delete(id),
    consent(address, scopes) {
      const { searchParams } = new URL(address);
      const asked = (name: string): string => searchParams.get(name) ?? '';
      if (asked('client_id') !== clientId || asked('access_type') !== 'offline' || asked('prompt') !== 'consent')
        throw new Error('Google would give no token that lasts');
      count += 1;
      const code = `code-${count}`;
      const scope = scopes?.join(' ') ?? asked('scope');
      codes.set(code, { challenge: asked('code_challenge'), redirect: asked('redirect_uri'), scope });
      return `?${new URLSearchParams({ state: asked('state'), code, scope })}`;
    },
    forgetConsents: () => refreshTokens.clear(),
    forgetChanges: () => {
      changes += 1;
      forgotten = changes;
    },
    refusals: [],
    pageSize: 250,
    revoked: [],
    given: [],
    readings: () => server.requests.filter(({ path }) => path.endsWith('/events')),
  };
  return fake;
}

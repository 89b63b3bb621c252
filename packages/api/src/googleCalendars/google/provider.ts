/** What went wrong with Google. Never what it answered, nor what it was sent, which may be a token. */
export type GoogleTrouble =
  /** The consent was taken back, or is over. */
  | 'revoked'
  /** Consent was not given, or not all of it. */
  | 'cancelled'
  | 'refused'
  /** It has forgotten the sync token: all is to be read again. */
  | 'tokenExpired'
  /** The person does not see this calendar any more. */
  | 'noCalendar'
  /** Too many calls: later. */
  | 'busy'
  | 'unavailable';

export class GoogleFailure extends Error {
  override readonly name = 'GoogleFailure';
  readonly code: GoogleTrouble;

  constructor(code: GoogleTrouble) {
    super(code);
    this.code = code;
  }
}

/** What begins a consent: what its answer is held against. */
export interface ConsentAttempt {
  state: string;
  /** Of PKCE. */
  verifier: string;
}

/** What a consent gave: a token that lasts, and one for the hour. */
export interface Grant {
  refreshToken: string;
  accessToken: string;
}

export interface RemoteCalendar {
  id: string;
  name: string;
  zone: string | null;
  isMain: boolean;
}

/** An event, or one instance of a series; null where it was cancelled, declined or is none that people see. */
export interface RemoteEvent {
  id: string;
  event: {
    seriesId: string | null;
    title: string;
    place: string;
    link: string;
    allDay: boolean;
    /** Of whole days their midnights in UTC; the end is not part of it. */
    starts: Date;
    ends: Date;
  } | null;
}

export interface EventsPage {
  events: RemoteEvent[];
  nextPage: string | null;
  /** On the last page alone. */
  syncToken: string | null;
}

/** What of a calendar is read: what changed since a sync token, or what is on some days. */
export interface EventsAsked {
  calendar: string;
  syncToken: string | null;
  from: Date;
  until: Date;
  page: string | null;
}

/** Google, as we use it. Everything that it refuses or fails at is a `GoogleFailure`. */
export interface GoogleProvider {
  /** The address at which a person gives their consent. */
  consentAddress(attempt: ConsentAttempt): Promise<string>;
  /** Redeems what Google sent the browser back with. */
  redeem(answer: URLSearchParams, attempt: ConsentAttempt): Promise<Grant>;
  /** A token for the hour. */
  accessToken(refreshToken: string): Promise<string>;
  /** Takes the consent back. It has succeeded as well where there is none any more. */
  revoke(refreshToken: string): Promise<void>;
  calendars(accessToken: string): Promise<RemoteCalendar[]>;
  events(accessToken: string, asked: EventsAsked): Promise<EventsPage>;
}

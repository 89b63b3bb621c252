import { type Client, fillPath } from '@lia/sdk/http/client';
import { type Endpoint, splitRoute } from '@lia/sdk/http/endpoint';
import { keepSeen, lastSeen } from '@lia/sdk/session/lastSeen';

import type { AheadCall } from '../routing/route.ts';

/** A mark in the path of a call. */
const MARK = /\{\w+\}/g;

type Send = (url: string, init: RequestInit, ownerNow: () => string | null) => Promise<Response>;

/**
 * What screens read: fetched before it is asked for, and as it was last seen where there is no connection. Both for the same
 * session alone, and kept is nothing but what routes name: no answer to a write, and none about money that was just paid.
 */
export interface OfflineReads {
  /** Sends a request as `fetch` does; `ownerNow`: the member for whom answers are kept at the moment. */
  send: Send;
  /**
   * The same for what no screen has asked for yet: it is shown nowhere, and changes no notice there. Also for what the server alone
   * may answer.
   */
  sendAhead: Send;
  /** Names further calls, also with parameters: each answer is kept by its address, query and body. */
  add: (calls: Iterable<Endpoint>) => void;
  /**
   * Fetches an answer for the screen that is about to open, whose address may have an id for the call's path; `client` sends with
   * `sendAhead`, its further attempts too.
   */
  prepare: (client: Client, ahead: AheadCall, id?: string) => void;
  /** Nothing that was prepared is used any more: someone else is here, or something has changed. */
  forgetPrepared: () => void;
  /** Whether anything that is shown did not come from the server. */
  isBehind: () => boolean;
  /**
   * When the oldest of what the open page is about was seen, in milliseconds since 1970; null where that came from the server,
   * or was never seen: what stands beside it may have been.
   */
  seenAt: () => number | null;
  subscribe: (listener: () => void) => () => void;
  /** There is a connection again: whatever is on the screen is read once more, and shows its own error where that fails. */
  reconnect: () => void;
  /** The page of this path is about to be shown; `about`: the calls that its route names. */
  open: (path: string, about: readonly Endpoint[]) => void;
}

/** For so long an answer that was fetched before is as good as one that is asked for. */
const FRESH_MS = 10_000;

/** A uuid, a number or the name of all that there is, in an address. */
const ID = String.raw`(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d+|all)`;

/** A call as it is kept: what is read by a POST has in its body what others have in their query. */
const nameOf = (url: string, { method, body }: RequestInit): string =>
  `${method} ${url}${typeof body === 'string' ? ` ${body}` : ''}`;

interface Prepared {
  answer: Promise<Response>;
  at: number;
}

const isFresh = ({ at }: Prepared): boolean => Date.now() - at < FRESH_MS;

/** `baseUrl`: the API root. */
export function createOfflineReads(baseUrl: string): OfflineReads {
  const named = new Map<Endpoint, RegExp>();
  const prepared = new Map<string, Prepared>();
  const listeners = new Set<() => void>();
  /** When each answer that is shown was seen, by its call, of those that did not come from the server. */
  const shownFrom = new Map<string, number>();

  let page: string | null = null;
  /** The calls that it is about. */
  let own: readonly RegExp[] = [];

  function changed(): void {
    for (const listener of listeners) listener();
  }

  /** What it is kept by: parameters are ids, so that no other call of the same beginning is one; a list is kept by its query, too. */
  function callsOf(call: Endpoint): RegExp {
    const { method, path } = splitRoute(call);
    return new RegExp(`^${method} ${baseUrl}${path.replaceAll(MARK, ID)}(?:[? ].*)?$`);
  }
  const isNamed = (what: string): boolean => [...named.values()].some((calls) => calls.test(what));

  function shown(owner: string, what: string): Response | null {
    const seen = lastSeen(owner, what);
    if (!seen) return null;
    shownFrom.set(what, seen.at);
    changed();
    return new Response(seen.text, { headers: { 'Content-Type': 'application/json' } });
  }

  /** What the server answers, which is kept for when there is no connection where a route has named it so. */
  async function fetchAndKeep(
    url: string,
    init: RequestInit,
    owner: string,
    ownerNow: () => string | null,
  ): Promise<Response> {
    const answer = await fetch(url, init);
    const what = nameOf(url, init);
    if (answer.ok && isNamed(what)) {
      const text = await answer.clone().text();
      // Their session may have ended meanwhile.
      if (ownerNow() === owner) keepSeen(owner, what, text);
    }
    return answer;
  }

  /** For the screen: an answer of the server, or else the one that was seen last. */
  async function show(
    fetched: () => Promise<Response>,
    url: string,
    init: RequestInit,
    owner: string,
  ): Promise<Response> {
    const what = nameOf(url, init);
    // Where the browser knows that there is none, no one waits for a connection to fail.
    const seen = navigator.onLine ? null : shown(owner, what);
    if (seen) return seen;
    try {
      const answer = await fetched();
      if (shownFrom.delete(what)) changed();
      return answer;
    } catch (error) {
      const kept = init.signal?.aborted ? null : shown(owner, what);
      if (kept) return kept;
      throw error;
    }
  }

  return {
    async send(url, init, ownerNow) {
      const isRead = init.method === 'GET' || isNamed(nameOf(url, init));
      if (!isRead) prepared.clear();
      const owner = ownerNow();
      if (!isRead || owner === null) return fetch(url, init);
      const earlier = init.method === 'GET' ? prepared.get(url) : undefined;
      prepared.delete(url);
      const fetched = () => fetchAndKeep(url, init, owner, ownerNow);
      return show(earlier && isFresh(earlier) ? () => earlier.answer.catch(fetched) : fetched, url, init, owner);
    },
    async sendAhead(url, init, ownerNow) {
      const owner = ownerNow();
      if (owner === null) return fetch(url, init);
      const answer = fetchAndKeep(url, init, owner, ownerNow);
      prepared.set(url, { answer, at: Date.now() });
      return (await answer).clone();
    },
    add(calls) {
      for (const call of calls) named.set(call, callsOf(call));
    },
    prepare(client, { call, query }, id = '') {
      const marks = splitRoute(call).path.match(MARK) ?? [];
      const path = fillPath(call, Object.fromEntries(marks.map((mark) => [mark.slice(1, -1), id])), query);
      const url = baseUrl + path;
      const earlier = prepared.get(url);
      if (!callsOf(call).test(`GET ${url}`) || (earlier && isFresh(earlier))) return;
      // The screen that reads it shows why it could not be had.
      client.send({ method: 'GET', path }).catch(() => prepared.delete(url));
    },
    forgetPrepared: () => prepared.clear(),
    isBehind: () => shownFrom.size > 0,
    seenAt() {
      const times = [...shownFrom].flatMap(([what, at]) => (own.some((calls) => calls.test(what)) ? [at] : []));
      return times.length === 0 ? null : Math.min(...times);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reconnect() {
      shownFrom.clear();
      changed();
    },
    open(path, about) {
      if (path === page) return;
      page = path;
      own = about.map(callsOf);
      // What the page before has just shown is not asked for again at once.
      for (const what of shownFrom.keys()) if (!own.some((calls) => calls.test(what))) shownFrom.delete(what);
      changed();
    },
  };
}

import { type Client, createClient } from '@lia/sdk/http/client';

import { type Host, type HostEvents, withResult } from '../host/host.ts';
import { embedHeader, headersOfWrites, watchForm } from './attribution.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * The host of a form inside an element. `update` gives a new one only where something that forms read has changed,
 * and keeps the client as long as the API and the language stay, so that no answer is asked for twice.
 * `onReady` is called just before the page hears `lia-ready`.
 */
export function hostFor(first: Surroundings, onReady: () => void): { update(next: Surroundings): Host } {
  let now = first;
  let client = clientFor(first);
  let isReady = false;
  // The same two for good: effects of a form hang on them.
  const emit: Host['emit'] = (event, detail) => {
    if (event !== 'ready') return dispatch(now.element, event, detail);
    // A checkout that gives its place to the payment is one form to the page and to the counts.
    if (isReady) return;
    isReady = true;
    // In a task of its own: to draw a form and lay it out in one go would hold up a slow phone.
    setTimeout(() => {
      onReady();
      watchForm(now.element, now.root, () => client);
      dispatch(now.element, event, detail);
    });
  };
  const href = (path: string) => new URL(path, new URL(now.api, location.href)).href;
  const lightNode: Host['lightNode'] = (name) => {
    const node = document.createElement('div');
    node.slot = name;
    now.element.append(node);
    return { node, remove: () => node.remove() };
  };
  // The portal is on another origin: whom a form registered stays behind, and what it did goes along.
  const go: Host['go'] = (url, _message, result) => location.assign(href(result ? withResult(url, result) : url));
  const make = (): Host => ({
    client,
    language: now.language,
    draftKey: now.draftKey,
    scheme: now.scheme,
    emit,
    href,
    lightNode,
    go,
  });
  let host = make();
  return {
    update(next) {
      now = next;
      client = clientFor(next);
      if (host.client !== client || host.scheme !== next.scheme || host.draftKey !== next.draftKey) host = make();
      return host;
    },
  };
}

/** Events of a form leave the shadow root and bubble, so that a page can listen anywhere above. */
function dispatch<E extends keyof HostEvents>(element: Element, event: E, detail: HostEvents[E]): void {
  element.dispatchEvent(new CustomEvent(`lia-${event}`, { bubbles: true, composed: true, detail }));
}

const clients = new Map<string, Client>();

/**
 * The client of an API in a language: one for all forms of a page, so that they share what was read. It takes each answer
 * already on its way once: a later read wants what is new, or the last one was cut.
 */
function clientFor({ api, language, asked, element }: Surroundings): Client {
  const embed = embedHeader(element);
  const key = `${language} ${api} ${embed}`;
  let client = clients.get(key);
  if (!client) {
    const taken = new Set<string>();
    client = createClient({
      baseUrl: api,
      language: () => language,
      headersOfWrites: headersOfWrites(embed),
      fetch: async (url, init) => {
        const early = taken.has(url) ? null : asked.get(`${language} ${url}`);
        taken.add(url);
        return (await early)?.clone() ?? fetch(url, init);
      },
    });
    clients.set(key, client);
  }
  return client;
}

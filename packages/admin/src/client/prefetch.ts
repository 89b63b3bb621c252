type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Requests that are sent before the screen that asks for them is drawn. */
interface Prefetch {
  /** Sends one ahead. */
  ask: Fetch;
  /** Sends as `fetch` does; the first one that was asked ahead by the same session gets that answer. */
  fetch: Fetch;
}

/** So long an answer is as good as one that is asked for now. */
export const FRESH_MS = 10_000;

const nameOf = (url: string, { method, body, headers }: RequestInit): string =>
  JSON.stringify([url, method, body, headers]);

export function createPrefetch(): Prefetch {
  const answers = new Map<string, Promise<Response>>();
  return {
    async ask(url, init) {
      const name = nameOf(url, init);
      const answer = fetch(url, init);
      answers.set(name, answer);
      setTimeout(() => answers.delete(name), FRESH_MS);
      return (await answer).clone();
    },
    fetch(url, init) {
      const name = nameOf(url, init);
      const answer = answers.get(name);
      answers.delete(name);
      return answer ? answer.catch(() => fetch(url, init)) : fetch(url, init);
    },
  };
}

import { isRecord, textWithin, within } from './answer.ts';
import { VIEWPORT, type Window } from './browser.ts';
import { clickAt, keysOf } from './input.ts';

/** A browser that its driver opened. */
export interface Session {
  /** Name and version, as the browser gives them. */
  browser: string;
  window: Window;
}

/**
 * Opens a browser by its driver, which listens at `origin` and speaks WebDriver, as WebKit's does
 * (https://www.w3.org/TR/webdriver2).
 */
export async function openSession(origin: string): Promise<Session> {
  const made = await call(origin, 'POST', '/session', { capabilities: {} });
  const session = `${origin}/session/${textWithin(made, 'sessionId')}`;
  const post = (path: string, body: object) => call(session, 'POST', path, body);
  await post('/window/rect', VIEWPORT);
  return {
    browser: `${textWithin(made, 'capabilities', 'browserName')} ${textWithin(made, 'capabilities', 'browserVersion')}`,
    window: {
      go: async (url) => void (await post('/url', { url })),
      reload: async () => void (await post('/refresh', {})),
      evaluate: (expression) => post('/execute/sync', { script: `return (${expression})`, args: [] }),
      click: async (x, y) => void (await post('/actions', { actions: [clickAt(x, y)] })),
      type: async (text) => void (await post('/actions', { actions: [keysOf(text)] })),
      screenshot: async () => Buffer.from(String(await call(session, 'GET', '/screenshot')), 'base64'),
      close: async () => void (await call(session, 'DELETE', '')),
    },
  };
}

/** Whether a driver listens there and would open a browser. */
export async function isReady(origin: string): Promise<boolean> {
  return within(await call(origin, 'GET', '/status').catch(() => null), 'ready') === true;
}

/** @throws what the driver says went wrong. */
async function call(base: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const answer: unknown = await response.json();
  const value = isRecord(answer) ? answer['value'] : undefined;
  if (response.ok) return value;
  throw new Error(`${textWithin(value, 'error')}: ${textWithin(value, 'message')}`);
}

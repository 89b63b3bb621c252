import { WebSocket } from 'ws';

import { textWithin, within } from './answer.ts';
import { type Browser, VIEWPORT, type Window } from './browser.ts';
import { clickAt, keysOf } from './input.ts';

type Send = (method: string, params: object) => Promise<unknown>;

/** Speaks WebDriver BiDi, as Firefox does without a driver, to what listens at `address` (https://w3c.github.io/webdriver-bidi). */
export async function connect(address: string): Promise<Browser> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: unknown) => void>();
  let last = 0;
  socket.on('message', (data) => {
    const answer: unknown = Buffer.isBuffer(data) ? JSON.parse(data.toString()) : null;
    const id = within(answer, 'id');
    if (typeof id === 'number') waiting.get(id)?.(answer);
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });

  const send: Send = async (method, params) => {
    const id = (last += 1);
    const answered = new Promise<unknown>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered;
    waiting.delete(id);
    if (within(answer, 'type') === 'success') return within(answer, 'result');
    throw new Error(`${method}: ${textWithin(answer, 'error')}: ${textWithin(answer, 'message')}`);
  };

  const made = await send('session.new', { capabilities: {} });
  return {
    name: `Firefox ${textWithin(made, 'capabilities', 'browserVersion')}`,
    open: (script) => openWindow(send, script),
    async close() {
      await send('browser.close', {});
      socket.close();
    },
  };
}

async function openWindow(send: Send, script: string): Promise<Window> {
  const userContext = textWithin(await send('browser.createUserContext', {}), 'userContext');
  const context = textWithin(await send('browsingContext.create', { type: 'tab', userContext }), 'context');
  const act = async (source: object) => void (await send('input.performActions', { context, actions: [source] }));
  await send('browsingContext.setViewport', { context, viewport: VIEWPORT });
  await send('script.addPreloadScript', { functionDeclaration: `() => { ${script} }`, contexts: [context] });
  return {
    go: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await send('browsingContext.reload', { context, wait: 'complete' })),
    async evaluate(expression) {
      // As text: BiDi has a notation of its own for values.
      const asked = { expression: `JSON.stringify(${expression})`, target: { context }, awaitPromise: false };
      const answer = await send('script.evaluate', asked);
      const text = textWithin(answer, 'result', 'value');
      if (within(answer, 'type') === 'success') return text === '' ? undefined : JSON.parse(text);
      throw new Error(textWithin(answer, 'exceptionDetails', 'text'));
    },
    click: (x, y) => act(clickAt(x, y)),
    type: (text) => act(keysOf(text)),
    screenshot: async () =>
      Buffer.from(textWithin(await send('browsingContext.captureScreenshot', { context }), 'data'), 'base64'),
    close: async () => void (await send('browser.removeUserContext', { userContext })),
  };
}

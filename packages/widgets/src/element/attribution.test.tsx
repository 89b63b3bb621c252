import { logout } from '@lia/sdk/accounts/endpoints';
import { useEffect } from 'react';
import { afterEach, expect, inject, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { useHost } from '../host/HostProvider.tsx';
import type { Arrived } from '../testing/api.ts';
import { loaded } from '../testing/SampleForm.tsx';
import { defineWidget } from './defineWidget.tsx';
import { widgetElement } from './WidgetElement.ts';

const KEY = `lia_${'a'.repeat(20)}`;
const REPORTS = 'POST /embeds/events';
const WRITE = 'POST /logout';

/** A fake form: it is ready at once, sends a write when its button is pressed, and gives its place to another form. */
function Writer() {
  const { client, emit } = useHost();
  useEffect(() => emit('ready', {}), [emit]);
  return (
    <>
      <button type="button" onClick={() => void client.call(logout).catch(() => {})}>
        Write
      </button>
      <button type="button" onClick={() => emit('ready', {})}>
        Next form
      </button>
    </>
  );
}

const load = async () => defineWidget(() => <Writer />);
customElements.define('lia-writer', widgetElement({ tag: 'lia-writer', attributes: {}, reads: [], load }, loaded));

/** Places the element in a context of its own (testing/api.ts), and gives back what arrived there. */
function place(attributes: string) {
  const api = `${inject('apiOrigin')}/${crypto.randomUUID()}`;
  document.body.innerHTML = `<lia-writer api="${api}" ${attributes}></lia-writer>`;
  return async (route: string): Promise<Arrived[]> => {
    const all: Arrived[] = await (await fetch(`${api}/requests`)).json();
    return all.filter((request) => request.route === route);
  };
}

const write = page.getByRole('button', { name: 'Write' });

afterEach(() => document.body.replaceChildren());

test('a form with a key reports its view and its start once, also where another form takes its place', async () => {
  const arrived = place(`embed-key="${KEY}"`);
  const recorded = async () => (await arrived(REPORTS)).map(({ embed, body }) => [embed, JSON.parse(body)]);
  const event = (name: string) => [`${KEY} writer`, { form: 'writer', event: name }];
  await expect.poll(recorded).toEqual([event('view')]);
  await write.click();
  await expect.poll(recorded).toEqual([event('view'), event('start')]);
  await page.getByRole('button', { name: 'Next form' }).click();
  await write.click();
  await expect.poll(() => arrived(WRITE)).toHaveLength(2);
  expect(await recorded()).toHaveLength(2);
  for (const { embed, pace } of await arrived(WRITE)) {
    expect(embed).toBe(`${KEY} writer`);
    expect(pace).toMatch(/^\d+ 0$/);
  }
});

test('a form without a key reports nothing', async () => {
  const arrived = place('');
  await write.click();
  await expect.poll(() => arrived(WRITE)).toHaveLength(1);
  expect((await arrived(WRITE))[0]?.embed).toBeNull();
  expect(await arrived(REPORTS)).toEqual([]);
});

test('a field that no person reaches gives away who fills in everything', async () => {
  const arrived = place('');
  await expect.element(write).toBeVisible();
  const root = document.querySelector('lia-writer')?.shadowRoot;
  await expect.poll(() => root?.querySelector('input[name=website]')).toBeInstanceOf(HTMLInputElement);
  const trap = root?.querySelector<HTMLInputElement>('input[name=website]');
  await userEvent.tab();
  expect(root?.activeElement?.textContent).toBe('Write');
  await userEvent.tab();
  await userEvent.tab();
  expect(root?.activeElement).not.toBe(trap);
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();

  if (trap) trap.value = 'https://buy.example';
  await write.click();
  await expect.poll(async () => (await arrived(WRITE))[0]?.pace).toMatch(/^\d+ 1$/);

  // Where the page has taken that form away, the next one is none the worse for it.
  const next = place('');
  await write.click();
  await expect.poll(async () => (await next(WRITE))[0]?.pace).toMatch(/^\d+ 0$/);
});

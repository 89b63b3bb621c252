import { endpoint } from '@lia/sdk/http/endpoint';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { useHost } from '../host/HostProvider.tsx';
import { useRead } from '../host/useRead.ts';
import { loaded, mounts, SampleForm } from '../testing/SampleForm.tsx';
import { defineWidget } from './defineWidget.tsx';
import type { ShellNode } from './shell.ts';
import type { Widget } from './surroundings.ts';
import { widgetElement } from './WidgetElement.ts';

const attributes = { heading: 'text', 'is-urgent': 'flag', most: 'number', answers: 'json' } as const;

const load = () =>
  Promise.resolve(
    defineWidget(({ heading, isUrgent, most, answers }) => (
      <SampleForm
        {...(typeof heading === 'string' && { heading })}
        {...(typeof most === 'number' && { most })}
        urgent={isUrgent === true}
        answers={answers}
      />
    )),
  );

const shellTree: ShellNode = [
  'form||method|dialog',
  ['label', 'City', ['input||name|city']],
  ['label', 'Large', ['input||name|size|type|radio|value|large']],
  ['label', 'Town', ['input||name|town']],
];

let tags = 0;

/** Defines a widget under a name of its own: a name can be given only once. */
function define({ shell, ...parts }: Partial<Widget> & { shell?: ShellNode } = {}): {
  tag: string;
  upgrade: () => void;
} {
  const tag = `lia-sample-${(tags += 1)}` as const;
  const widget: Widget = { tag, attributes, reads: [], load, ...parts };
  const shells = shell ? [[tag, shell] as const] : [];
  return { tag, upgrade: () => customElements.define(tag, widgetElement(widget, { ...loaded, shells })) };
}

function place(markup: string): HTMLElement {
  document.body.innerHTML = markup;
  const element = document.body.querySelector<HTMLElement>('[id=it]');
  if (!element) throw new Error('The markup has no element #it');
  return element;
}

const given = async (): Promise<Record<string, unknown>> => {
  await expect.element(page.getByRole('status')).toBeInTheDocument();
  return JSON.parse(page.getByRole('status').element().textContent);
};

beforeEach(() => {
  mounts.count = 0;
});

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
});

test('attributes of every kind reach the form, and their changes and removals too', async () => {
  const { tag, upgrade } = define();
  upgrade();
  const it = place(`<${tag} id="it" heading="Hola" is-urgent most="3" answers='{"a":1}'></${tag}>`);
  expect(await given()).toMatchObject({ heading: 'Hola', urgent: true, most: 3, answers: { a: 1 } });

  it.setAttribute('heading', 'Adiós');
  it.removeAttribute('is-urgent');
  it.setAttribute('most', 'many');
  it.setAttribute('answers', '{broken');
  await expect.poll(given).toMatchObject({ heading: 'Adiós', urgent: false, most: null, answers: null });

  it.removeAttribute('heading');
  it.setAttribute('is-urgent', 'false');
  await expect.poll(given).toMatchObject({ heading: 'none', urgent: false });
  expect(mounts.count).toBe(1);
});

test('a draft is kept under the name of the page, another name, or not at all', async () => {
  const { tag, upgrade } = define();
  const it = place(`<${tag} id="it"></${tag}>`);
  upgrade();
  await expect.poll(given).toMatchObject({ draftKey: `${tag}:${location.pathname}` });
  it.setAttribute('draft-id', 'campaign');
  await expect.poll(given).toMatchObject({ draftKey: `${tag}:campaign` });
  it.setAttribute('draft-id', '');
  await expect.poll(given).toMatchObject({ draftKey: null });
});

test('a form is drawn once when it is set to work, and not again on its way into the page', async () => {
  let drawings = 0;
  const counted = defineWidget(() => {
    drawings += 1;
    return <SampleForm />;
  });
  const { tag, upgrade } = define({ load: () => Promise.resolve(counted) });
  upgrade();
  const it = place(`<${tag} id="it"></${tag}>`);
  await given();
  expect(drawings).toBe(1);
  it.setAttribute('heading', 'Hola');
  await expect.poll(() => drawings).toBe(2);
});

test('an element that is moved before it is drawn has one first look', async () => {
  const { tag, upgrade } = define({ shell: shellTree, load: () => new Promise(() => {}) });
  upgrade();
  const it = place(`<${tag} id="it"></${tag}><div></div>`);
  document.body.lastElementChild?.append(it);
  await expect.poll(() => [...(it.shadowRoot?.children ?? [])].map(({ localName }) => localName)).toEqual(['form']);
});

test('properties work as attributes do, even when set before the element was known', async () => {
  const { tag, upgrade } = define();
  const it = place(`<${tag} id="it" heading="attribute"></${tag}>`);
  Object.assign(it, { heading: 'early', isUrgent: true, answers: { deep: [1] } });
  upgrade();
  expect(await given()).toMatchObject({ heading: 'early', urgent: true, answers: { deep: [1] } });
  expect(it.getAttribute('heading')).toBe('early');

  Object.assign(it, { heading: undefined, isUrgent: false, most: 7, draftId: 'one' });
  await expect
    .poll(given)
    .toMatchObject({ heading: 'none', urgent: false, most: 7, draftKey: `${tag}:one`, answers: { deep: [1] } });
  expect(it.matches('[most="7"][draft-id="one"]:not([heading], [is-urgent])')).toBe(true);
  expect(Reflect.get(it, 'most')).toBe(7);
});

test('the language comes from the attribute, else from the page around the element, else it is Spanish', async () => {
  const { tag, upgrade } = define();
  upgrade();
  place(`<${tag} id="it"></${tag}>`);
  expect(await given()).toMatchObject({ language: 'es' });

  place(`<div lang="en-GB"><${tag} id="it"></${tag}></div>`);
  expect(await given()).toMatchObject({ language: 'en' });

  place(`<div lang="en"><${tag} id="it" language="es"></${tag}></div>`);
  expect(await given()).toMatchObject({ language: 'es' });

  document.documentElement.lang = 'en';
  const it = place('<div id="it"></div>');
  it.attachShadow({ mode: 'open' }).append(document.createElement(tag));
  expect(await given()).toMatchObject({ language: 'en' });
});

test('events of the form reach listeners above the element', async () => {
  const { tag, upgrade } = define();
  upgrade();
  const heard: string[] = [];
  const listen = ({ type, target }: Event) =>
    void heard.push(`${type} from ${target instanceof Element ? target.localName : 'nowhere'}`);
  for (const name of ['lia-ready', 'lia-submit']) document.addEventListener(name, listen);
  place(`<${tag} id="it"></${tag}>`);
  await page.getByRole('button').click();
  expect(heard).toEqual([`lia-ready from ${tag}`, `lia-submit from ${tag}`]);
  for (const name of ['lia-ready', 'lia-submit']) document.removeEventListener(name, listen);
});

test('a moved element keeps its form and what was typed; one that is taken away gives it up', async () => {
  const { tag, upgrade } = define();
  upgrade();
  const it = place(`<main></main><aside></aside><${tag} id="it"></${tag}>`);
  await page.getByLabelText('City').fill('Xalapa');
  document.querySelector('main')?.append(it);
  document.querySelector('aside')?.append(it);
  await Promise.resolve();
  await expect.element(page.getByLabelText('City')).toHaveValue('Xalapa');
  expect(mounts.count).toBe(1);

  it.remove();
  await Promise.resolve();
  document.body.append(it);
  await expect.element(page.getByLabelText('City')).toHaveValue('');
  await expect.poll(() => mounts.count).toBe(2);
});

test('focus on the element goes to its first field', async () => {
  const { tag, upgrade } = define();
  upgrade();
  const it = place(`<${tag} id="it"></${tag}>`);
  await given();
  it.focus();
  expect(it.shadowRoot?.activeElement?.getAttribute('name')).toBe('city');
});

test('what was typed into the shell is there when the form comes alive, with the caret in its place', async () => {
  let arrive = () => {};
  const code = new Promise<void>((resolve) => (arrive = resolve));
  const { tag, upgrade } = define({ shell: shellTree, load: () => code.then(load) });
  upgrade();
  const it = place(`<${tag} id="it"></${tag}>`);
  await page.getByLabelText('Large').click();
  await page.getByLabelText('Town').fill('Coatepec');
  await page.getByLabelText('City').fill('Xalpa');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  arrive();
  await given();
  await userEvent.keyboard('a');
  await expect.element(page.getByLabelText('City')).toHaveValue('Xalapa');
  await expect.element(page.getByLabelText('Large')).toBeChecked();
  await expect.element(page.getByLabelText('Town')).toHaveValue('Coatepec');
  expect(it.shadowRoot?.querySelectorAll('form')).toHaveLength(1);
});

test('a shell that came with the page is taken over the same way', async () => {
  let arrive = () => {};
  const code = new Promise<void>((resolve) => (arrive = resolve));
  const { tag, upgrade } = define({ load: () => code.then(load) });
  const markup = `<${tag} id="it"><template shadowrootmode="open" shadowrootdelegatesfocus>
    <style data-shell>label { color: rgb(1, 2, 3) }</style>
    <form method="dialog"><label>City <input name="city"></label><button>Send</button></form></template></${tag}>`;
  document.body.setHTMLUnsafe(markup);
  await page.getByLabelText('City').fill('Xalapa');
  await userEvent.keyboard('{Enter}');
  upgrade();
  arrive();
  await given();
  await expect.element(page.getByLabelText('City')).toHaveValue('Xalapa');
  expect(document.getElementById('it')?.shadowRoot?.querySelector('[data-shell]')).toBeNull();
});

test('where the code cannot be fetched, the link inside the element is shown and an event reaches the page', async () => {
  const { tag, upgrade } = define({ shell: shellTree, load: () => Promise.reject(new TypeError('offline')) });
  upgrade();
  const recorded = new Promise<Event>((resolve) => document.addEventListener('lia-error', resolve, { once: true }));
  place(`<${tag} id="it"><a href="/apoyar">Donar</a></${tag}>`);
  expect(await recorded).toMatchObject({ detail: { code: 'NETWORK' } });
  await expect.element(page.getByRole('link', { name: 'Donar' })).toBeVisible();
});

test('a form far from the viewport waits until the visitor comes near', async () => {
  const { tag, upgrade } = define();
  upgrade();
  const it = place(`<div style="height: 5000px"></div><${tag} id="it"></${tag}>`);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(mounts.count).toBe(0);
  expect([...(it.shadowRoot?.children ?? [])].map((child) => child.localName)).toEqual(['slot']);
  it.scrollIntoView();
  await given();
});

test('the first reads start while the code is on its way, once for all forms of the page', async () => {
  const asked: string[] = [];
  const real = window.fetch;
  window.fetch = (url) => {
    asked.push(url instanceof Request ? url.url : url.toString());
    return Promise.resolve(Response.json({ data: [] }));
  };
  const { tag, upgrade } = define({ reads: ['/countries'] });
  upgrade();
  place(`<${tag} id="it" api="http://other.example/api/"></${tag}><${tag} api="http://other.example/api"></${tag}>`);
  await expect.element(page.getByRole('status').nth(1)).toBeInTheDocument();
  window.fetch = real;
  expect(asked).toEqual(['http://other.example/api/countries']);
});

describe('a first read', () => {
  const list = endpoint<{ returns: { data: string[] } }>('GET /list');

  /** A fake form: it shows what it read, and reads again when asked. */
  function Reader() {
    const { emit } = useHost();
    const { data, failed, retry } = useRead(['list'], (client) => client.call(list));
    useEffect(() => emit('ready', {}), [emit]);
    return (
      <>
        <output>{data?.data.join()}</output>
        <button type="button" onClick={retry}>
          {failed ? 'Retry' : 'Refresh'}
        </button>
      </>
    );
  }

  /** Places an element that reads `/list`; `answers` come in order. */
  function answering(...answers: (() => Promise<Response>)[]): () => number {
    let count = 0;
    const fake = vi.spyOn(window, 'fetch').mockImplementation(() => {
      count += 1;
      return answers[count - 1]?.() ?? Promise.reject(new TypeError('no more answers'));
    });
    onTestFinished(() => fake.mockRestore());
    const { tag, upgrade } = define({ reads: ['/list'], load: async () => defineWidget(() => <Reader />) });
    upgrade();
    place(`<${tag} id="it" api="http://${tag}.example"></${tag}>`);
    return () => count;
  }

  const here =
    (...data: string[]) =>
    async () =>
      Response.json({ data });
  const shown = page.getByRole('status');

  test('whose body is cut is requested once more', async () => {
    const cut = new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut')) });
    const headers = { 'Content-Type': 'application/json' };
    const count = answering(async () => new Response(cut, { headers }), here('a'));
    await expect.element(shown).toHaveTextContent('a');
    expect(count()).toBe(2);
  });

  test('serves once: a later one gets what is new', async () => {
    answering(here('a'), here('b'), here('c'));
    await expect.element(shown).toHaveTextContent('a');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.element(shown).toHaveTextContent('b');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.element(shown).toHaveTextContent('c');
  });

  test('without an answer offers to try again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const count = answering(() => new Promise(() => {}), here('a'));
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1);
      expect(page.getByRole('button').elements()).toHaveLength(1);
    });
    await vi.advanceTimersByTimeAsync(31_000);
    vi.useRealTimers();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(shown).toHaveTextContent('a');
    expect(count()).toBe(2);
  });
});

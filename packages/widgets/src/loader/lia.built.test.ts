import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { chromiumForTests } from '../../../../testing/chromium.ts';
import { tagOf } from '../element/manifest.ts';
import { elements } from '../elements.ts';
import { type BuiltContext, createBuiltContext } from '../testing/built.ts';

let context: BuiltContext;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  context = await createBuiltContext();
  browser = await chromium.launch(await chromiumForTests());
});

afterEach(async () => {
  await page.context().close();
  context.donations.clear();
});

afterAll(async () => {
  await browser.close();
  context.close();
});

const script = () => `<script type="module" src="${context.lia}/embed/v1/lia.js"></script>`;
const element = '<lia-donation draft-id="campaign"><a href="/apoyar">Donar en LIA</a></lia-donation>';

interface Visit {
  policy?: string;
  head?: string;
  scripts?: boolean;
  /** Of the window, in pixels. */
  width?: number;
  /** Holds back the code that forms share. */
  until?: Promise<void>;
  /** What the visitor's system prefers. */
  colorScheme?: 'light' | 'dark';
}

/** Opens a page of the school's, and gathers what its policy refuses and what throws. */
async function visit(
  body: string,
  { scripts = true, width = 390, until, colorScheme = 'light', ...parts }: Visit = {},
): Promise<string[]> {
  const viewport = { width, height: 844 };
  const session = await browser.newContext({ javaScriptEnabled: scripts, viewport, colorScheme });
  page = await session.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  await page.addInitScript(() => {
    const mark = (name: string) => document.documentElement.setAttribute(name, '');
    document.addEventListener('lia-ready', () => mark('data-ready'));
    new PerformanceObserver(() => mark('data-shifts')).observe({ type: 'layout-shift', buffered: true });
  });
  if (until)
    await page.route('**/core.js', async (route) => {
      await until;
      await route.continue();
    });
  await page.goto(context.open({ body, ...parts }), { waitUntil: until ? 'commit' : 'load' });
  return troubles;
}

const ready = () => page.locator('html[data-ready]').waitFor();

async function fillIn(): Promise<void> {
  await page.getByLabel('Nombre completo').fill('Ana Sol Méndez');
  await page.getByLabel('Correo electrónico').fill('ana@example.mx');
  await page.getByLabel('Teléfono').fill('2281234567');
  await page.getByLabel('Estado', { exact: true }).selectOption('Veracruz');
  await page.getByLabel('Empresa o razón social').fill('Café Sol');
  await page.getByLabel('Cargo').fill('Directora');
  for (const name of ['términos', 'aviso']) await page.getByRole('checkbox', { name: new RegExp(name) }).check();
}

const strict = (styles = '') =>
  `default-src 'self'; script-src ${context.lia}; connect-src ${context.lia}; style-src 'self'${styles}; require-trusted-types-for 'script'; trusted-types 'none'`;

const snippetOf = (name: string) =>
  (context.files.get(`snippets/${name}.html`) ?? '').replaceAll('{{LIA_ORIGIN}}', context.lia);
const prerendered = () => snippetOf('donation');

test('a form works under the strictest policy, and nothing is refused', async () => {
  const troubles = await visit(script() + element, { policy: strict() });
  await ready();
  await fillIn();
  await page.getByRole('button', { name: /^Donar/ }).dblclick();
  await page.waitForURL(`${context.lia}/paid`);
  expect(troubles).toEqual([]);
  expect([...context.donations.values()]).toEqual([expect.stringContaining('"businessName":"Café Sol"')]);
});

test('the prerendered snippet works there too, with the hash of its style', async () => {
  const hash = context.files.get('snippets/style-src.txt')?.trim();
  const troubles = await visit(prerendered(), { policy: strict(` ${hash}`) });
  await ready();
  expect(troubles).toEqual([]);
  expect(prerendered()).not.toMatch(/\sstyle=/);
});

test.each(['one line', 'prerendered'])('what was typed before the code came is kept: %s', async (snippet) => {
  let deliver = () => {};
  const until = new Promise<void>((resolve) => (deliver = resolve));
  await visit(snippet === 'one line' ? script() + element : prerendered(), { until });
  await page.getByLabel('Nombre completo').fill('Ana Sol Mndez');
  await page.locator('input[name$="-support"][value="2"]').check({ force: true });
  await page.getByLabel('Nombre completo').focus();
  await page.keyboard.press('End');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  deliver();
  await ready();
  await page.keyboard.type('é');
  expect(await page.getByLabel('Nombre completo').inputValue()).toBe('Ana Sol Méndez');
  expect(await page.locator('input[name$="-support"][value="2"]').isChecked()).toBe(true);
});

const byOwnLoader = (tag: string, attributes = '') =>
  `<script type="module" src="${context.lia}/embed/v1/${tag}.js"></script><${tag}${attributes}><a href="/apoyar">LIA</a></${tag}>`;

const typedFirst = elements.filter(({ sample: { first } }) => first === 'field').map(({ name }) => tagOf(name));

test.each(typedFirst)('by its own loader %s is there before its code, and keeps what is typed', async (tag) => {
  let deliver = () => {};
  const until = new Promise<void>((resolve) => (deliver = resolve));
  const troubles = await visit(byOwnLoader(tag), { until, policy: strict() });
  const first = page.locator(tag).getByRole('textbox').first();
  await first.fill('Ana Sol');
  expect(await page.locator('lia-form').count()).toBe(0);
  deliver();
  await ready();
  await page.locator('lia-form:not([hidden])').waitFor();
  expect(await first.inputValue()).toBe('Ana Sol');
  expect(troubles).toEqual([]);
});

test.each([
  ['one line', () => byOwnLoader('lia-pricing')],
  ['prerendered', () => snippetOf('pricing')],
])('a link of a first look leads to LIA, not into the page around it: %s', async (_, form) => {
  let deliver = () => {};
  const until = new Promise<void>((resolve) => (deliver = resolve));
  await visit(form(), { until });
  const link = page.getByRole('link', { name: 'Empezar gratis' });
  expect(await link.evaluate((one) => (one instanceof HTMLAnchorElement ? one.href : null))).toBe(
    `${context.lia}/register?type=padre&membership=gratis`,
  );
  deliver();
  await ready();
});

test('a loader draws a form that takes its scheme from the visitor, where that is the light one', async () => {
  let deliver = () => {};
  const until = new Promise<void>((resolve) => (deliver = resolve));
  await visit(byOwnLoader('lia-login', ' scheme="auto"'), { until });
  await page.getByLabel('Usuario').fill('ana');
  expect(await page.locator('lia-form').count()).toBe(0);
  deliver();
  await ready();
});

test.each([
  ['of another kind', 'lia-registration', ' type="escuela"', 'light'],
  ['in the dark', 'lia-login', ' scheme="dark"', 'light'],
  ['that leads elsewhere', 'lia-pricing', ' register-at="/padres"', 'light'],
  ["in the visitor's dark", 'lia-login', ' scheme="auto"', 'dark'],
  ['in English', 'lia-login', ' language="en"', 'light'],
] as const)(
  'a loader draws nothing for an element that looks other than it knows: %s',
  async (_, tag, attributes, colorScheme) => {
    let deliver = () => {};
    const until = new Promise<void>((resolve) => (deliver = resolve));
    await visit(byOwnLoader(tag, attributes), { until, colorScheme });
    await page.getByRole('link', { name: 'LIA' }).waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    deliver();
    await ready();
  },
);

test.each(['one line', 'prerendered'])(
  'a screen is filled before the code comes, and no more is drawn: %s',
  async (snippet) => {
    let deliver = () => {};
    const until = new Promise<void>((resolve) => (deliver = resolve));
    const form = snippet === 'one line' ? script() + element : prerendered();
    await visit(`${form}<footer>Fin</footer>`, { until });
    await page.getByLabel('Nombre completo').waitFor();
    const below = await page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().top);
    expect(below).toBeGreaterThanOrEqual(844);
    expect(await page.getByLabel('Cargo').count()).toBe(0);
    deliver();
    await ready();
    await page.getByLabel('Cargo').waitFor();
  },
);

test('a form comes alive without a formatter of the browser: to build one holds up a slow phone', async () => {
  let deliver = () => {};
  const until = new Promise<void>((resolve) => (deliver = resolve));
  await visit(script() + element, { until });
  const built = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const watched = <F extends typeof Intl.NumberFormat | typeof Intl.DateTimeFormat>(formatter: F, name: string): F =>
      new Proxy(formatter, {
        construct(target, given, newTarget) {
          seen.push(name);
          return Reflect.construct(target, given, newTarget);
        },
      });
    Intl.NumberFormat = watched(Intl.NumberFormat, 'NumberFormat');
    Intl.DateTimeFormat = watched(Intl.DateTimeFormat, 'DateTimeFormat');
    return seen;
  });
  deliver();
  await ready();
  expect(await built.jsonValue()).toEqual([]);
});

test('a draft survives a reload', async () => {
  await visit(script() + element);
  await ready();
  await page.getByLabel('Nombre completo').fill('Ana Sol Méndez');
  await page.reload();
  await ready();
  expect(await page.getByLabel('Nombre completo').inputValue()).toBe('Ana Sol Méndez');
});

test('rules that could not be fetched are there after a second press, which loads the page again with the draft', async () => {
  let deliver = () => {};
  const until = new Promise<void>((resolve) => (deliver = resolve));
  await visit(script() + element, { until });
  await page.route('**/validation.js', (route) => route.abort(), { times: 1 });
  deliver();
  await ready();
  await fillIn();
  // Without its rules the button says that it is disabled; it can be pressed all the same.
  await page.getByRole('button', { name: /^Donar/ }).click({ force: true });
  await page.getByRole('alert').waitFor();
  const again = page.getByRole('button', { name: 'Volver a intentar' });
  await Promise.all([page.waitForEvent('load'), again.click({ force: true })]);
  await ready();
  expect(await page.getByLabel('Nombre completo').inputValue()).toBe('Ana Sol Méndez');
  for (const name of ['términos', 'aviso']) await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  await page.getByRole('button', { name: /^Donar/ }).click();
  await page.waitForURL(`${context.lia}/paid`);
  expect(context.donations.size).toBe(1);
});

test('without scripts, the link inside the element is there', async () => {
  await visit(script() + element, { scripts: false });
  expect(await page.getByRole('link', { name: 'Donar en LIA' }).isVisible()).toBe(true);
});

test('twenty forms load one script each, and only those near the viewport are rendered', async () => {
  context.asked.length = 0;
  const troubles = await visit(script() + element.repeat(20));
  await ready();
  await page.locator('lia-donation').last().scrollIntoViewIfNeeded();
  await page.locator('lia-donation').last().locator('lia-form:not([hidden])').waitFor();
  expect(troubles).toEqual([]);
  expect(context.asked.filter((path) => path.endsWith('/donation.js'))).toHaveLength(1);
  expect(context.asked.filter((path) => path.endsWith('/countries'))).toHaveLength(1);
  expect(await page.locator('lia-form').count()).toBeLessThan(20);
});

test('neither the page nor the form changes how the other looks', async () => {
  const loud = `<style>* { all: unset } html { font-size: 30px } button { background: red; border: 9px solid } label { color: red; letter-spacing: 4px; display: none }</style>`;
  const looks = () =>
    page.evaluate(() => {
      const of = (seen: Element | null | undefined) => {
        if (!seen) return null;
        const { color, backgroundColor, fontSize, letterSpacing, padding, border, display, width } =
          getComputedStyle(seen);
        return { color, backgroundColor, fontSize, letterSpacing, padding, border, display, width };
      };
      const root = document.querySelector('lia-donation')?.shadowRoot;
      const inside = ['label', 'button[type=submit]', 'input[name=name]', 'h2', 'fieldset'];
      return {
        form: inside.map((selector) => of(root?.querySelector(`lia-form ${selector}`))),
        host: ['#mine', '#title'].map((selector) => of(document.querySelector(selector))),
      };
    });
  const own = '<h2 id="title">Escuela</h2><button id="mine">Mío</button>';
  const frame = (form: string) => `<div style="width:360px">${own}${form}</div>`;

  await visit(frame(script() + element));
  await ready();
  const quiet = await looks();
  await page.context().close();

  await visit(frame(''), { head: loud });
  const alone = await looks();
  await page.context().close();

  await visit(`<div style="width:360px;display:block">${own}${script()}${element}</div>`, { head: loud });
  await ready();
  const both = await looks();
  expect(both.form).toEqual(quiet.form);
  expect(both.host).toEqual(alone.host);
});

test('a consent that is not given is a square, as check boxes are', async () => {
  await visit(script() + element);
  await ready();
  const consent = page.locator('input[type=checkbox]').first();
  // Unchecked boxes are styled by the sheet that comes once the form is used.
  await expect.poll(() => consent.evaluate((box) => getComputedStyle(box).appearance)).toBe('none');
  expect(await consent.evaluate((box) => getComputedStyle(box).borderRadius)).toBe('4px');
});

test('the ring that a page puts around what has the focus is around the field alone', async () => {
  await visit(script() + element, { head: '<style>body *:focus { outline: 2px solid }</style>' });
  await ready();
  await page.getByLabel('Nombre completo').focus();
  const rings = await page.locator('lia-donation').evaluate((host) => {
    const styles = [host, host.shadowRoot?.activeElement].map((one) => one && getComputedStyle(one).outlineStyle);
    return { focused: host.matches(':focus'), styles };
  });
  expect(rings).toEqual({ focused: true, styles: ['none', 'solid'] });
});

// What docs/widgets.md has people paste; the prerendered snippet needs no place kept.
const kept = '<canvas width="1" height="1500"></canvas>';
test.each([
  ['one line', () => script() + element.replace('</lia-donation>', `${kept}</lia-donation>`)],
  [
    'one line, no shell',
    () => `${script()}<lia-registration><a href="/register">Registro</a>${kept}</lia-registration>`,
  ],
  ['prerendered', prerendered],
  ['prerendered, on a wide page', prerendered, { width: 1280 }],
])('nothing on the page moves while the form comes alive: %s', async (_, form, given: Visit = {}) => {
  await visit(`<h1>Escuela</h1>${form()}<footer>Fin</footer>`, given);
  await ready();
  // Layout shifts are reported after the frame that shows them.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await page.locator('html').getAttribute('data-shifts')).toBeNull();
});

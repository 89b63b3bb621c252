import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, type Page, test } from '@playwright/test';

import { embeds } from '../packages/admin/src/embeds/es.ts';
import { wordpressPlugin } from '../packages/admin/src/embeds/wordpressPlugin.ts';
import { bundlePage } from '../testing/bundlePage.ts';
import { addresses } from './addresses.ts';
import { donationForm, fillDonation, lucia } from './personas/donor.ts';

const { marketing, product } = addresses();
const root = join(import.meta.dirname, '..');

// A page that was put in place of a served one comes from no address that the browser knows.
test.use({ permissions: ['local-network-access'] });

/** The first code of a language below a heading of docs/snippets.md. */
async function written(heading: string, language: string): Promise<string> {
  const text = await readFile(join(root, 'docs/snippets.md'), 'utf8');
  const section = text.split('\n## ').find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(section)?.[1] ?? '';
}

/** The same as a site's owner copies it, for this LIA and without a key. */
async function copied(heading: string, language: string): Promise<string> {
  const code = await written(heading, language);
  expect(code).toContain('embed-key="lia_');
  return code.replaceAll('https://lia.example', product).replace(/ embed-key="[^"]*"/, '');
}

async function openPage(page: Page, body: string): Promise<void> {
  const address = `${marketing}/copiada`;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="es"><title>Copiada</title><body>${body}</body></html>`,
    }),
  );
  await page.goto(address);
}

/** The form of the snippet can be used, and sends the page its events. */
async function expectAlive(page: Page): Promise<void> {
  await expect(donationForm(page).getByRole('combobox', { name: 'Estado' })).toBeEnabled();
  await expect(donationForm(page).getByRole('button', { name: 'Donar' })).toBeVisible();
}

test('the plain snippet shows the form', async ({ page }) => {
  await openPage(page, await copied('Plain HTML', 'html'));
  await expectAlive(page);
});

test('the snippet for React shows the form and hears of its success', async ({ page }) => {
  const snippet = await copied('React', 'tsx');
  const script = await bundlePage(`${snippet}
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(
  <Donate onDone={(order) => { document.title = 'Pedido ' + order; }} />,
);`);
  await openPage(page, `<div id="root"></div><script type="module">${script}</script>`);
  await expectAlive(page);
  await fillDonation(page, lucia(), { mode: 'De 1 a 10 niñas y niños', children: 1 });
  await donationForm(page).getByRole('button', { name: 'Donar $3,600.00' }).click();
  await expect(page).toHaveTitle(/^Pedido [\da-f-]{36}$/);
});

test('the plugin for WordPress is the one that the console hands out, and names what elements take', async () => {
  const plugin = await written('WordPress', 'php');
  const handed = wordpressPlugin('https://lia.example', 'lia_tuclave2345abcdefgh', (form) => embeds.links[form]);
  expect(plugin).toBe(`${handed}\n`);

  const manifest: { modules: { declarations: { tagName: string; attributes: { name: string }[] }[] }[] } = JSON.parse(
    await readFile(join(root, 'packages/widgets/custom-elements.json'), 'utf8'),
  );
  const elements = manifest.modules.flatMap(({ declarations }) => declarations);
  const taken = elements.flatMap(({ attributes }) => attributes.map(({ name }) => name));
  const list = /\$attributes = \[(.*)\]/.exec(plugin)?.[1] ?? '';
  const attributes = [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);
  expect(attributes.length).toBeGreaterThan(0);
  for (const name of attributes) expect(taken).toContain(name);
});

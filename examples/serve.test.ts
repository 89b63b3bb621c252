import { get, type Server } from 'node:http';

import { expect, onTestFinished, test } from 'vitest';

import { CONTACT_EMAIL, CONTACT_PHONE } from '../packages/sdk/src/receipts/rules.ts';
import { factsOf } from './facts.ts';
import { marketingSite } from './marketing-site/site.ts';
import { partnerSchool } from './partner-school/site.ts';
import { serveSite, type Site } from './serve.ts';

const LIA_ORIGIN = 'http://lia.test:4000';
const KEY = `lia_${'a'.repeat(20)}`;

async function served(site: Site): Promise<string> {
  const server: Server = await serveSite(site, 0, () => factsOf(LIA_ORIGIN, KEY));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A listening server has an address.');
  return `http://localhost:${address.port}`;
}

test('a page and its policy name the address that LIA runs at', async () => {
  const response = await fetch(`${await served(partnerSchool)}/donativos`);
  expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' ${LIA_ORIGIN};`);
  expect(response.headers.get('content-security-policy')).not.toContain('unsafe-inline');
  const page = await response.text();
  expect(page).toContain(`<script type="module" src="${LIA_ORIGIN}/embed/v1/lia.js">`);
  expect(page).toContain(`<lia-donation embed-key="${KEY}"`);
  expect(page).not.toContain('{{');
});

test('every link and file that the pages name is there', async () => {
  for (const site of [marketingSite, partnerSchool]) {
    const origin = await served(site);
    const seen = new Set(['/']);
    for (const path of seen) {
      const response = await fetch(origin + path);
      expect({ path, status: response.status }).toEqual({ path, status: 200 });
      if (!/html|css/.test(response.headers.get('content-type') ?? '')) continue;
      const named = (await response.text()).matchAll(/(?:href="|src="|url\(')(\/[^"'#]*)/g);
      for (const [, target] of named) if (target) seen.add(target);
    }
    expect(seen.size).toBeGreaterThan(4);
  }
});

test.each(['/../site.ts', '/%2e%2e/site.ts', '/..%2fsite.ts', '/..%2f..%2f..%2fpackage.json', '/nada', '/pages'])(
  '%s is not a page',
  async (path) => {
    const origin = await served(marketingSite);
    // fetch would tidy the path before it asks.
    const status = await new Promise((resolve, reject) => {
      get(origin, { path }, (response) => resolve(response.resume().statusCode)).once('error', reject);
    });
    expect(status).toBe(404);
  },
);

test('LIA is reached in one way and has one mark, on every site', async () => {
  const { text, href } = CONTACT_PHONE;
  const marketing = await served(marketingSite);
  const school = await served(partnerSchool);
  const [home, donations] = await Promise.all(
    [`${marketing}/`, `${school}/donativos`].map(async (page) => (await fetch(page)).text()),
  );
  expect(home).toContain(`<a href="${href}">Llámanos al ${text}</a>`);
  for (const page of [home, donations]) expect(page).toContain(`<a href="mailto:${CONTACT_EMAIL}">`);
  expect(donations).toContain(text);
  const marks = [`${marketing}/marca.svg`, `${school}/lia.svg`].map(async (file) => (await fetch(file)).text());
  expect(new Set(await Promise.all(marks)).size).toBe(1);
});

test.each([
  [marketingSite, 'Ir al inicio'],
  [partnerSchool, 'Inicio'],
])('what is not found is reported on a page of the site, with a way back', async (site, back) => {
  const response = await fetch(`${await served(site)}/apoyar/nada`);
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  const page = await response.text();
  expect(page).toContain('No encontramos esta página');
  expect(page).toContain(`<a href="/"${site === marketingSite ? ' class="boton"' : ''}>${back}</a>`);
  expect(page).not.toContain('{{');
});

test('a page of the marketing site stands in its frame, whose link to it states that one is there', async () => {
  const origin = await served(marketingSite);
  const page = async (path: string) => (await fetch(origin + path)).text();
  expect(await page('/padres')).toContain('<a href="/padres" aria-current="page">Padres</a>');
  expect(await page('/apoyar/patrocinio')).toContain('<a href="/apoyar" aria-current="true">Quiero apoyar</a>');
  expect(await page('/')).toContain('<a href="/padres">Padres</a>');
  for (const path of ['/', '/padres', '/acceso', '/terminos']) expect(await page(path)).not.toContain('{{');
});

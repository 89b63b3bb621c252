import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { getLegalText } from '@lia/sdk/consents/endpoints';
import { donate } from '@lia/sdk/giving/endpoints';
import { createClient } from '@lia/sdk/http/client';
import { decideSandboxCheckout, getPreapprovalCourse } from '@lia/sdk/payments/endpoints';
import { getReceiptPdf } from '@lia/sdk/receipts/endpoints';
import { expect, inject, onTestFinished, test } from 'vitest';

import { donation } from './testing/donations.ts';
import { freePort } from './testing/freePort.ts';
import { freshDatabase } from './testing/freshDatabase.ts';
import { startServerProcess } from './testing/serverProcess.ts';

const PACKAGE = join(import.meta.dirname, '..');

/** The folders of a deployment: what is built, and the files that it reads, without a source. */
async function deploy(root: string): Promise<string> {
  const api = join(root, 'packages/api');
  await cp(inject('server'), join(api, 'dist/server'), { recursive: true });
  for (const folder of ['migrations', 'legal']) await cp(join(PACKAGE, folder), join(api, folder), { recursive: true });
  await cp(join(PACKAGE, 'package.json'), join(api, 'package.json'));
  await symlink(join(PACKAGE, 'node_modules'), join(api, 'node_modules'));
  await mkdir(join(root, 'packages/portal/dist'), { recursive: true });
  await writeFile(join(root, 'packages/portal/dist/index.html'), '<title>Portal</title>');
  return join(api, 'dist/server/main.js');
}

test('the built server runs without its sources', async () => {
  const root = await mkdtemp(join(tmpdir(), 'lia-production-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const main = await deploy(root);
  // On the embedded engine, whose WebAssembly files the server must find as well.
  const fresh = await freshDatabase();
  onTestFinished(fresh.remove);
  const server = await startServerProcess(fresh, await freePort(), {}, ['--enable-source-maps', main]);

  const origin = new URL(server.baseUrl);
  const answer = await fetch(new URL('/healthz', origin));
  expect(await answer.json()).toEqual({ status: 'ok' });
  const page = await fetch(new URL('/', origin), { headers: { Accept: 'text/html' } });
  expect(await page.text()).toBe('<title>Portal</title>');

  const client = createClient({ baseUrl: server.baseUrl });
  const terms = await client.call(getLegalText, { params: { document: 'terms' } });
  expect(terms.text).not.toBe('');
  // A whole sale, up to the fonts of its receipt.
  const { data } = await client.call(donate, { body: donation });
  const preference_id = data.init_point?.split('/').at(-1) ?? '';
  const params = { preference_id };
  const { back_url } = await client.call(decideSandboxCheckout, { params, body: { decision: 'approved' } });
  const payment_id = new URL(back_url).searchParams.get('payment_id') ?? '';
  const receipt = await client.call(getPreapprovalCourse, { params: { payment_id }, body: {} });
  const pdf = await client.call(getReceiptPdf, { params: { id: receipt.data.data.receipt_id ?? '' } });
  expect(await pdf.slice(0, 5).text()).toBe('%PDF-');

  expect(await server.stop()).toBe(0);
}, 60_000);

test('containers start the server under an init, since as process 1 it could not be ended where it stalls', async () => {
  const fileOf = (path: string) => readFile(join(PACKAGE, '../..', path), 'utf8');
  const compose = await fileOf('compose.yaml');
  expect(compose.slice(0, compose.indexOf('\nservices:'))).toMatch(/^ {2}init: true$/m);
  const runs = (await fileOf('docs/operations.md')).match(/docker run .+/g) ?? [];
  expect(runs.length).toBeGreaterThan(0);
  for (const run of runs) expect(run).toContain('--init');
});

import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import type { LegalDocument } from '@lia/sdk/consents/rules';

/** A page that embeds a form: its markup, and the policy its host sends. */
export interface HostPage {
  head?: string;
  body: string;
  policy?: string;
}

/** The embed as a server of ours would answer it, and a school's site on another origin. */
export interface BuiltContext {
  /** Origin of the embed and its API. */
  lia: string;
  /** Files of the build, by name. */
  files: ReadonlyMap<string, string>;
  /** Bodies that arrived at `POST /supportSubscription`, by idempotency key. */
  donations: Map<string, string>;
  /** Addresses that were asked for, in order. */
  asked: string[];
  /** Address of a host page. */
  open(page: HostPage): string;
  close(): void;
}

const course = { id: 3, name: 'Lectura', description: '', price: 1490, card_image_url: null, product_prices: [] };
const legal = (document: LegalDocument) => ({ document, version: '2026-11-01', title: '', text: '' });
const answers: Record<string, object> = {
  'GET /legal/terms': legal('terms'),
  'GET /legal/privacy': legal('privacy'),
  'GET /countries': { data: [{ name: 'México', currency: 'MXN', flag: '🇲🇽', dialCode: '+52' }] },
  'GET /stripe/price/padre-gratis': { price: { id: 'padre-gratis', unit_amount: 0, currency: 'mxn' }, product: {} },
  'GET /stripe/products': { products: { data: [course] } },
  'POST /countries/states': { data: { name: 'México', states: [{ name: 'Puebla' }, { name: 'Veracruz' }] } },
};

/** Builds the embed and serves it. */
export async function createBuiltContext(): Promise<BuiltContext> {
  const files = await buildEmbed();
  const donations = new Map<string, string>();
  const asked: string[] = [];
  const pages: HostPage[] = [];

  const lia = await listen(async (path, method, request, body) => {
    asked.push(path);
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const file = files.get(path.replace('/embed/v1/', ''));
    if (file !== undefined) return { headers: { ...cors, 'content-type': 'text/javascript' }, body: file };
    if (method === 'OPTIONS') return { headers: cors, body: '' };
    const route = path.replace('/api/api', '');
    if (route === '/supportSubscription') donations.set(request['idempotency-key']?.toString() ?? 'none', body);
    const checkout = {
      message: 'Recibimos tu donativo',
      data: { order: { id: 'o1' }, id_parent: null, init_point: '/paid' },
    };
    const answer = answers[`${method} ${route}`] ?? (route === '/supportSubscription' ? checkout : {});
    return { headers: { ...cors, 'content-type': 'application/json' }, body: JSON.stringify(answer) };
  });
  const host = await listen(async (path) => {
    const { head = '', body, policy } = pages[Number(path.slice(1))] ?? { body: '' };
    const headers = { 'content-type': 'text/html', ...(policy && { 'content-security-policy': policy }) };
    const page = `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Escuela</title>${head}</head><body>${body}</body></html>`;
    return { headers, body: page };
  });

  return {
    lia: originOf(lia),
    files,
    donations,
    asked,
    open: (page) => `${originOf(host)}/${pages.push(page) - 1}`,
    close: () => [lia, host].forEach((server) => server.close()),
  };
}

/** In a process of its own: the tests' environment is not that of a release, and Vite builds by it. */
async function buildEmbed(): Promise<ReadonlyMap<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'lia-embed-'));
  const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '-c', 'vite.embed.config.ts', '--outDir', folder, '--emptyOutDir'],
    { cwd: fileURLToPath(new URL('../..', import.meta.url)), env: { ...process.env, NODE_ENV: 'production' } },
  );
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => /\.(js|html|txt)$/.test(name));
  const files = await Promise.all(
    texts.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
  );
  await rm(folder, { recursive: true });
  return new Map(files);
}

type Answer = (
  path: string,
  method: string,
  headers: Record<string, string | string[] | undefined>,
  body: string,
) => Promise<{ headers: Record<string, string>; body: string }>;

async function listen(answer: Answer): Promise<Server> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void answer(request.url ?? '/', request.method ?? 'GET', request.headers, Buffer.concat(chunks).toString()).then(
        ({ headers, body }) => response.writeHead(200, headers).end(body),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}

const originOf = (server: Server): string => {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server is not listening');
  return `http://localhost:${address.port}`;
};

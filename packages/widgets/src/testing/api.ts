import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { firstTerms } from '@lia/sdk/memberships/rules';
import type { TestProject } from 'vitest/node';

/**
 * The far side of HTTP for the tests of the forms: a real server on a real socket that gives the answers that a test sets,
 * cuts or holds a connection when asked, and records what arrived. Each test talks to data of its own, `/<test>/…`:
 *
 *   PUT  /<test>/script    { "POST /supportSubscription": [answer, …] }   the last answer is repeated
 *   PUT  /<test>/release   answer                                         what is held gets this answer
 *   GET  /<test>/requests  what arrived, in order
 *
 * Anything else below `/<test>/` is the API.
 */
declare module 'vitest' {
  interface ProvidedContext {
    apiOrigin: string;
  }
}

/** An answer to give; after the request was taken in whole, `cut` breaks the connection and `held` leaves it waiting until the test sets another answer. */
export type Answer = { status: number; body: unknown } | 'cut' | 'held';
export type Script = Record<string, Answer[]>;

/** A request as it arrived. A multipart body is kept as text. */
export interface Arrived {
  route: string;
  key: string | null;
  language: string | null;
  embed: string | null;
  pace: string | null;
  body: string;
}

interface TestContext {
  script: Script;
  arrived: Arrived[];
  held: ServerResponse[];
}

export default async function setup(project: TestProject): Promise<() => void> {
  const server = createApi();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The API of the tests has no port');
  project.provide('apiOrigin', `http://127.0.0.1:${address.port}`);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

export function createApi() {
  const contexts = new Map<string, TestContext>();
  return createServer((request, response) => {
    void answer(contexts, request, response);
  });
}

async function answer(
  contexts: Map<string, TestContext>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', '*');
  response.setHeader('Access-Control-Allow-Methods', 'GET, PUT, POST, DELETE');
  response.setHeader('Access-Control-Allow-Private-Network', 'true');
  if (request.method === 'OPTIONS') return void response.end();

  const [, name = '', ...rest] = (request.url ?? '').split('/');
  const route = `${request.method} /${decodeURIComponent(rest.join('/'))}`;
  const context = contexts.get(name) ?? { script: {}, arrived: [], held: [] };
  contexts.set(name, context);
  const body = await text(request);

  if (route === 'PUT /script') {
    Object.assign(context.script, JSON.parse(body));
    for (const one of context.held.splice(0)) one.destroy();
    return send(response, { status: 200, body: {} });
  }
  if (route === 'PUT /release') {
    for (const one of context.held.splice(0)) send(one, JSON.parse(body));
    return send(response, { status: 200, body: {} });
  }
  if (route === 'GET /requests') return send(response, { status: 200, body: context.arrived });

  context.arrived.push({
    route,
    key: header(request, 'idempotency-key'),
    language: header(request, 'accept-language'),
    embed: header(request, 'x-lia-embed'),
    pace: header(request, 'x-lia-pace'),
    body,
  });
  const answers = context.script[route] ??
    standing[route] ?? [{ status: 404, body: { code: 'NOT_FOUND', message: '' } }];
  const [next = 'cut'] = answers.length > 1 ? answers.splice(0, 1) : answers;
  if (next === 'cut') return void request.socket.destroy();
  if (next === 'held') return void context.held.push(response);
  return send(response, next);
}

const header = (request: IncomingMessage, name: string) => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
};

async function text(request: IncomingMessage): Promise<string> {
  const chunks: string[] = [];
  for await (const chunk of request.setEncoding('latin1')) chunks.push(String(chunk));
  return Buffer.from(chunks.join(''), 'latin1').toString('utf8');
}

/** JSON; a body that is text is a file. */
function send(response: ServerResponse, { status, body }: Exclude<Answer, string>): void {
  const isFile = typeof body === 'string';
  response.writeHead(status, { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' });
  response.end(isFile ? body : JSON.stringify(body));
}

const states = ['Aguascalientes', 'Ciudad de México', 'Jalisco', 'Yucatán'];
const price = (unit_amount: number, interval: 'month' | 'year' | null) => ({
  price: { id: 'p', unit_amount, currency: 'MXN', recurring: interval && { interval } },
  product: { id: 'p', name: 'Padres', description: '' },
});

const legal = (document: string, title: string) => ({ document, title, version: '2026-11-01', text: '## Tu cuenta' });

const course = (id: number, name: string, pesos: number, keywords: string) => ({
  id,
  name,
  description: `Descripción de ${name}`,
  price: pesos,
  card_image_url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>',
  hours: null,
  teacher: null,
  syllabus: '',
  keywords,
  productable_id: 7000 + id,
});
const reading = course(3, 'Lectura que emociona', 1490, 'lectura');
const garden = course(4, 'Huertos escolares', 749.5, 'ciencias');
const robots = course(9, 'Robots', 990, 'programacion');
const products = [garden, reading].map(({ id, name, description, price: pesos, card_image_url }) => ({
  id,
  name,
  description,
  price: pesos,
  card_image_url,
  product_prices: [{ currency: 'MXN', price: pesos }],
}));

/** The API's answers where a test sets none. */
const standing: Script = {
  'POST /usernames/check': [{ status: 200, body: { available: true } }],
  'GET /legal/terms': [{ status: 200, body: legal('terms', 'Términos y condiciones') }],
  'GET /legal/privacy': [{ status: 200, body: legal('privacy', 'Aviso de privacidad') }],
  'GET /countries': [
    {
      status: 200,
      body: {
        data: ['España', 'Estados Unidos', 'México'].map((name) => ({ name, currency: '', flag: '', dialCode: '' })),
      },
    },
  ],
  'POST /countries/states': [
    { status: 200, body: { data: { name: 'México', states: states.map((name) => ({ name })) } } },
  ],
  'GET /stripe/products': [{ status: 200, body: { products: { data: products } } }],
  'GET /thinkific/courses/3': [{ status: 200, body: [reading] }],
  'GET /thinkific/courses/4': [{ status: 200, body: [garden] }],
  'GET /thinkific/courses/9': [{ status: 200, body: [robots] }],
  'GET /stripe/price/curso-3': [{ status: 200, body: price(1490_00, null) }],
  'GET /stripe/price/curso-4': [{ status: 200, body: price(749_50, null) }],
  'POST /userSubscription': [
    {
      status: 200,
      body: {
        message: 'Recibimos tu registro. Te llevamos al pago',
        data: { order: { id: 'order-3' }, id_parent: 'place-3', init_point: 'https://pay.example/checkout/3' },
      },
    },
  ],
  'POST /supportSubscription': [
    {
      status: 200,
      body: {
        message: 'Recibimos tu donativo. Te llevamos al pago',
        data: { order: { id: 'order-1' }, id_parent: 'parent-1', init_point: 'https://pay.example/checkout/1' },
      },
    },
  ],
  'GET /stripe/price/padre-gratis': [{ status: 200, body: price(0, null) }],
  'GET /stripe/price/padre-mensual': [{ status: 200, body: price(149_00, 'month') }],
  'GET /stripe/price/padre-anual': [{ status: 200, body: price(1490_00, 'year') }],
  'POST /schoolSubscription': [
    { status: 200, body: { message: 'Recibimos tu solicitud. Nos pondremos en contacto contigo' } },
  ],
  'POST /sponsorshipSubscription': [
    {
      status: 200,
      body: {
        message: 'Recibimos tu patrocinio. Te llevamos al pago',
        data: { order: { id: 'order-7' }, id_parent: 'parent-7', init_point: 'https://pay.example/checkout/7' },
      },
    },
  ],
  'GET /membresia': [{ status: 200, body: { data: firstTerms } }],
  'POST /stripe/public/free-sub': [
    { status: 200, body: { message: 'Tu registro está listo. Ya puedes iniciar sesión' } },
  ],
};

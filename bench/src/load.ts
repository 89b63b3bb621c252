import { login } from '@lia/sdk/accounts/endpoints';
import { donate } from '@lia/sdk/giving/endpoints';
import { publishFlags } from '@lia/sdk/giving/rules';
import type { Donation } from '@lia/sdk/giving/schema';
import { createClient } from '@lia/sdk/http/client';
import { splitRoute } from '@lia/sdk/http/endpoint';
import { IDEMPOTENCY_HEADER, newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { listInstitutions } from '@lia/sdk/institutions/endpoints';
import autocannon from 'autocannon';

import { ADMIN, type Product } from './product.ts';

/** One call under load. `failed` counts answers other than 2xx, and none at all. */
export interface LoadResult {
  call: string;
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

const SECONDS = 10;
const CONNECTIONS = 16;

export const donation: Donation = {
  support: 1,
  supportStudents: 3,
  businessName: 'Panadería La Espiga',
  position: 'Directora',
  name: 'María Núñez',
  email: 'maria@laespiga.example',
  phone_number: '5512345678',
  country: 'México',
  state: 'Jalisco',
  ...publishFlags(1),
};

/** Sign-in, the institutions list and a donation, each under 16 connections for 10 seconds. */
export async function loadApi({ origin }: Product): Promise<LoadResult[]> {
  const baseUrl = `${origin}/api/api`;
  const { access_token } = await createClient({ baseUrl }).call(login, { body: ADMIN });
  const json = { 'Content-Type': 'application/json' };
  const results: LoadResult[] = [];

  async function run(endpoint: string, options: Partial<autocannon.Options>): Promise<void> {
    const result = await autocannon({ url: baseUrl, connections: CONNECTIONS, duration: SECONDS, ...options });
    results.push({
      call: endpoint,
      perSecond: result.requests.average,
      p50: result.latency.p50,
      p99: result.latency.p99,
      failed: result.non2xx + result.errors + result.timeouts,
    });
  }

  await run(login, {
    url: baseUrl + splitRoute(login).path,
    method: 'POST',
    headers: json,
    body: JSON.stringify(ADMIN),
  });
  await run(listInstitutions, {
    url: `${baseUrl}${splitRoute(listInstitutions).path}?range=${encodeURIComponent('[0,24]')}`,
    headers: { Authorization: `Bearer ${access_token}` },
  });
  await run(donate, {
    url: baseUrl + splitRoute(donate).path,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => ({
          ...request,
          headers: { ...json, [IDEMPOTENCY_HEADER]: newIdempotencyKey() },
          body: JSON.stringify(donation),
        }),
      },
    ],
  });
  return results;
}

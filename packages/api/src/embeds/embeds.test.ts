import { createEmbed, deleteEmbed, getEmbed, listEmbeds, updateEmbed } from '@lia/sdk/embeds/endpoints';
import { EMBED_HEADER, PACE_HEADER } from '@lia/sdk/embeds/rules';
import { describe, expect } from 'vitest';

import { type Member, type RawAnswer, type RunningApi, startApi, test } from '../testing/api.ts';
import { donation } from '../testing/donations.ts';

const SCHOOL = 'https://escuela.example';

async function aSite(admin: Member, changed: { active?: boolean; origins?: string[] } = {}) {
  const { data } = await admin.client.call(createEmbed, {
    body: { name: 'Primaria Sor Juana', origins: [SCHOOL], active: true, ...changed },
  });
  return data;
}

interface From {
  key: string;
  origin?: string;
  form?: string;
  pace?: string;
  idempotencyKey?: string;
}

const headersOf = ({ key, origin = SCHOOL, form = 'donation', pace, idempotencyKey }: From) => ({
  [EMBED_HEADER]: `${key} ${form}`,
  Origin: origin,
  ...(pace !== undefined && { [PACE_HEADER]: pace }),
  ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
});

const tell = (api: RunningApi, event: string, from: From): Promise<RawAnswer> =>
  api.request('POST', '/embeds/events', { headers: headersOf(from), json: { form: from.form ?? 'donation', event } });

const give = (api: RunningApi, from: From): Promise<RawAnswer> =>
  api.request('POST', '/supportSubscription', { headers: headersOf(from), json: donation });

describe('a site that embeds our forms', () => {
  test('is credited with what is seen, begun and sent there, once however often it is repeated', async ({ api }) => {
    const admin = await api.member('admin');
    const { id, key } = await aSite(admin);
    for (const event of ['view', 'view', 'view', 'start']) {
      expect(await tell(api, event, { key })).toMatchObject({ status: 200 });
    }
    for (let time = 0; time < 3; time += 1) {
      expect(await give(api, { key, idempotencyKey: 'the-same-donation' })).toMatchObject({ status: 200 });
    }
    expect(await give(api, { key, idempotencyKey: 'another-donation' })).toMatchObject({ status: 200 });
    const seen = await admin.client.call(getEmbed, { params: { id } });
    expect(seen).toMatchObject({ views: 3, starts: 1, submissions: 2, amount: 0 });
  });

  test('is not credited with a donation that is refused', async ({ api }) => {
    const admin = await api.member('admin');
    const { id, key } = await aSite(admin);
    const headers = headersOf({ key });
    const refused = await api.request('POST', '/supportSubscription', { headers, json: { ...donation, email: 'x' } });
    expect(refused.status).toBe(422);
    expect(await admin.client.call(getEmbed, { params: { id } })).toMatchObject({ submissions: 0 });
  });

  test.for([
    ['another origin', { origin: 'https://otra.example' }],
    ['the origin as a part of another', { origin: 'https://escuela.example.otra.example' }],
    ['a key that nobody has', { key: `lia_${'a'.repeat(20)}` }],
    ['a key that is none', { key: "lia_' or 1=1 --" }],
    ['a form that is none', { form: 'DONATION' }],
  ] as const)('is refused from %s, and nothing is written', async ([, changed], { api }) => {
    const admin = await api.member('admin');
    const { id, key } = await aSite(admin);
    const from = { key, ...changed };
    for (const answer of [await give(api, from), await tell(api, 'view', { form: 'donation', ...from })]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'EMBED_REFUSED' } });
    }
    expect(await admin.client.call(getEmbed, { params: { id } })).toMatchObject({ views: 0, submissions: 0 });
  });

  test('is refused once it is switched off or deleted', async ({ api }) => {
    const admin = await api.member('admin');
    const site = await aSite(admin);
    const { id, key } = site;
    await admin.client.call(updateEmbed, {
      params: { id },
      body: { name: site.name, origins: site.origins, active: false },
    });
    expect(await tell(api, 'view', { key })).toMatchObject({ status: 403 });
    const other = await aSite(admin);
    await admin.client.call(deleteEmbed, { params: { id: other.id } });
    expect(await tell(api, 'view', { key: other.key })).toMatchObject({ status: 403 });
    const listed = await admin.client.call(listEmbeds, { query: {} });
    expect(listed.map((it) => it.id)).not.toContain(other.id);
  });

  test.for([
    'escuela.example',
    'https://escuela.example/',
    'https://escuela.example/donativos',
    'javascript:alert(1)',
    'null',
  ])('cannot have %s for an origin', async (origin, { api }) => {
    const { token } = await api.member('admin');
    const json = { name: 'Primaria', origins: [origin], active: true };
    expect(await api.request('POST', '/embeds', { token, json })).toMatchObject({
      status: 422,
      body: { fields: { 'origins[0]': expect.stringContaining('Escribe la dirección completa del sitio') } },
    });
  });

  test('has a limit of its own, whoever its visitors are', async () => {
    const api = await startApi({ rateLimits: true, trustProxy: true });
    const { key } = await aSite(await api.member('admin'));
    const visit = (visitor: number) =>
      api.request('POST', '/embeds/events', {
        headers: { ...headersOf({ key }), 'X-Forwarded-For': `10.0.${visitor >> 8}.${visitor & 255}` },
        json: { form: 'donation', event: 'nothing' },
      });
    const statuses = new Set<number>();
    for (let round = 0; round < 25; round += 1) {
      const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => visit(round * 100 + index)));
      for (const { status } of answers) statuses.add(status);
    }
    expect(statuses).toEqual(new Set([422, 429]));
    await api.stop();
  });
});

describe('a form', () => {
  test.for([
    ['was filled in by nobody so fast', '120 0'],
    ['has something in the field that no person sees', '9000 1'],
    ['tells of no pace', 'soon 0'],
  ] as const)('that %s is not taken', async ([, pace], { api }) => {
    const { key } = await aSite(await api.member('admin'));
    expect(await give(api, { key, pace })).toMatchObject({ status: 422, body: { code: 'FORM_HURRIED' } });
    expect(await give(api, { key, pace: '9000 0' })).toMatchObject({ status: 200 });
  });
});

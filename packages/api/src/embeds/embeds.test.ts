import { randomUUID } from 'node:crypto';

import { TIME_ZONE } from '@lia/sdk/calendar/instants';
import {
  createEmbed,
  deleteEmbed,
  getEmbed,
  getEmbedCounts,
  listEmbeds,
  renewEmbedKey,
  restoreEmbed,
  restoreEmbedKey,
  updateEmbed,
} from '@lia/sdk/embeds/endpoints';
import { EMBED_HEADER, PACE_HEADER } from '@lia/sdk/embeds/rules';
import { donate } from '@lia/sdk/giving/endpoints';
import { createClient } from '@lia/sdk/http/client';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';
import { eq, like, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { sweep } from '../platform/sweep.ts';
import { API_ROOT } from '../platform/serve.ts';
import { attempts } from '../platform/tables.ts';
import { type Member, type RawAnswer, type RunningApi, startApi, test } from '../testing/api.ts';
import { donation, TOTAL } from '../testing/donations.ts';
import { idsOf, newTicket, pdf, registration, teacher, upload } from '../testing/teachers.ts';
import { embedCounts, embedRefusals } from './tables.ts';

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

const sendEvent = (api: RunningApi, event: string, from: From): Promise<RawAnswer> =>
  api.request('POST', '/embeds/events', { headers: headersOf(from), json: { form: from.form ?? 'donation', event } });

const give = (api: RunningApi, from: From): Promise<RawAnswer> =>
  api.request('POST', '/supportSubscription', { headers: headersOf(from), json: donation });

describe('a site that embeds our forms', () => {
  test('is credited with what is seen, begun and sent there, once however often it is repeated', async ({ api }) => {
    const admin = await api.member('admin');
    const { id, key } = await aSite(admin);
    for (const event of ['view', 'view', 'view', 'start']) {
      expect(await sendEvent(api, event, { key })).toMatchObject({ status: 200 });
    }
    for (let time = 0; time < 3; time += 1) {
      expect(await give(api, { key, idempotencyKey: 'the-same-donation' })).toMatchObject({ status: 200 });
    }
    expect(await give(api, { key, idempotencyKey: 'another-donation' })).toMatchObject({ status: 200 });
    const seen = await admin.client.call(getEmbed, { params: { id } });
    expect(seen).toMatchObject({ views: 3, starts: 1, submissions: 2, amount: 0 });
  });

  test('is credited once with a form of several calls', async ({ api }) => {
    const admin = await api.member('admin');
    const { id, key } = await aSite(admin);
    const headers = headersOf({ key, form: 'teacher-registration' });
    const ticket = newTicket();
    await api.request('POST', '/teacher', { headers, json: teacher(ticket, 'maestra.contada') });
    const documents = idsOf((await upload(api, ticket, [['título.pdf', pdf()]], headers)).body);
    const json = registration(ticket, { documents });
    expect(await api.request('POST', '/teacherRegister', { headers, json })).toMatchObject({ status: 200 });
    expect(await admin.client.call(getEmbed, { params: { id } })).toMatchObject({ submissions: 1 });
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
    ['an unknown key', { key: `lia_${'a'.repeat(20)}` }],
    ['a key that is none', { key: "lia_' or 1=1 --" }],
    ['a form that is none', { form: 'DONATION' }],
  ] as const)('is refused from %s, and nothing is counted', async ([, changed], { api }) => {
    const admin = await api.member('admin');
    const { id, key } = await aSite(admin);
    const from = { key, ...changed };
    for (const answer of [await give(api, from), await sendEvent(api, 'view', { form: 'donation', ...from })]) {
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
    expect(await sendEvent(api, 'view', { key })).toMatchObject({ status: 403 });
    const other = await aSite(admin);
    await admin.client.call(deleteEmbed, { params: { id: other.id } });
    expect(await sendEvent(api, 'view', { key: other.key })).toMatchObject({ status: 403 });
    const listed = await admin.client.call(listEmbeds, { query: {} });
    expect(listed.map((it) => it.id)).not.toContain(other.id);
  });

  test('that was deleted is found apart, and comes back as it was', async ({ api }) => {
    const admin = await api.member('admin');
    const origins = [`https://${randomUUID()}.example`];
    const site = await aSite(admin, { origins });
    const [origin] = origins;
    const from = { key: site.key, ...(origin !== undefined && { origin }) };
    const params = { id: site.id };
    const found = async (filter: object) =>
      admin.client.call(listEmbeds, { query: { filter: JSON.stringify({ q: origin, ...filter }) } });
    await sendEvent(api, 'view', from);
    await give(api, from);
    const before = await admin.client.call(getEmbed, { params });
    const counts = { params, query: { days: 28 } } as const;
    const figures = await admin.client.call(getEmbedCounts, counts);
    expect(before).toMatchObject({ views: 1, submissions: 1, deleted_at: null });

    await admin.client.call(deleteEmbed, { params });
    expect(await sendEvent(api, 'view', from)).toMatchObject({ status: 403, body: { code: 'EMBED_REFUSED' } });
    expect(await give(api, from)).toMatchObject({ status: 403 });
    expect(await found({})).toEqual([]);
    const deleted = { ...before, deleted_at: expect.stringMatching(/Z$/) };
    expect(await found({ deleted: true })).toEqual([deleted]);
    expect(await admin.client.call(getEmbed, { params })).toEqual(deleted);
    expect(await admin.client.call(getEmbedCounts, counts)).toEqual(figures);
    // Nothing else happens to it until it is back.
    const body = { name: site.name, origins, active: true };
    for (const change of [
      () => admin.client.call(updateEmbed, { params, body }),
      () => admin.client.call(renewEmbedKey, { params }),
      () => admin.client.call(restoreEmbedKey, { params }),
      () => admin.client.call(deleteEmbed, { params }),
    ]) {
      await expect(change()).rejects.toMatchObject({ status: 404 });
    }

    expect((await admin.client.call(restoreEmbed, { params })).data).toEqual(before);
    expect((await admin.client.call(restoreEmbed, { params })).data).toEqual(before);
    expect(await found({ deleted: true })).toEqual([]);
    expect(await found({})).toEqual([before]);
    expect(await sendEvent(api, 'view', from)).toMatchObject({ status: 200 });
    expect(await admin.client.call(getEmbed, { params })).toMatchObject({ views: 2, submissions: 1 });
  });

  test('that is off when it is deleted comes back off', async ({ api }) => {
    const admin = await api.member('admin');
    const { id, key } = await aSite(admin, { active: false });
    await admin.client.call(deleteEmbed, { params: { id } });
    expect((await admin.client.call(restoreEmbed, { params: { id } })).data).toMatchObject({ active: false });
    expect(await sendEvent(api, 'view', { key })).toMatchObject({ status: 403 });
  });

  test.for([
    ['escuela.example', 'Escribe la dirección completa del sitio'],
    ['https://escuela.example/', 'Quita lo que va después del dominio'],
    ['https://escuela.example/donativos', 'Quita lo que va después del dominio'],
    ['http://escuela.example', 'El sitio debe empezar con https://'],
    ['javascript:alert(1)', 'Escribe la dirección completa del sitio'],
    ['null', 'Escribe la dirección completa del sitio'],
  ] as const)('cannot have %s for an origin', async ([origin, sentence], { api }) => {
    const { token } = await api.member('admin');
    const json = { name: 'Primaria', origins: [origin], active: true };
    expect(await api.request('POST', '/embeds', { token, json })).toMatchObject({
      status: 422,
      body: { fields: { 'origins[0]': expect.stringContaining(sentence) } },
    });
  });

  test('may be on localhost, for its developers', async ({ api }) => {
    const { data } = await (
      await api.member('admin')
    ).client.call(createEmbed, { body: { name: 'Pruebas', origins: ['http://localhost:4002'], active: true } });
    expect(await sendEvent(api, 'view', { key: data.key, origin: 'http://localhost:4002' })).toMatchObject({
      status: 200,
    });
  });

  test('is found by its name, address and key, and by whether it is on', async ({ api }) => {
    const admin = await api.member('admin');
    const origin = `https://${randomUUID()}.example`;
    const on = await aSite(admin, { origins: [origin] });
    const off = await aSite(admin, { origins: [origin], active: false });
    const found = async (filter: object) => {
      const query = { filter: JSON.stringify(filter), sort: '["active","DESC"]' };
      return (await admin.client.call(listEmbeds, { query })).map(({ id }) => id);
    };
    expect(await found({ q: origin.toUpperCase() })).toEqual([on.id, off.id]);
    expect(await found({ q: origin, active: false })).toEqual([off.id]);
    expect(await found({ q: on.key })).toEqual([on.id]);
  });

  test('gets a fresh key, and the one before back', async ({ api }) => {
    const admin = await api.member('admin');
    const { id, key } = await aSite(admin);
    const params = { id };
    const again = { params, idempotencyKey: 'one-fresh-key' };
    const { data: renewed } = await admin.client.call(renewEmbedKey, again);
    expect(renewed.key).not.toBe(key);
    expect(renewed.renewed_at).not.toBeNull();
    expect((await admin.client.call(renewEmbedKey, again)).data).toEqual(renewed);
    expect(await sendEvent(api, 'view', { key })).toMatchObject({ status: 403 });
    expect(await sendEvent(api, 'view', { key: renewed.key })).toMatchObject({ status: 200 });

    const { data: restored } = await admin.client.call(restoreEmbedKey, { params });
    expect(restored).toMatchObject({ key, renewed_at: null, views: 1 });
    expect(await sendEvent(api, 'view', { key: renewed.key })).toMatchObject({ status: 403 });
    expect(await sendEvent(api, 'view', { key })).toMatchObject({ status: 200 });
    await expect(admin.client.call(restoreEmbedKey, { params })).rejects.toMatchObject({ status: 404 });
  });

  test('shows what came of it by day and by form, with what was paid', async ({ api }) => {
    const admin = await api.member('admin');
    const { id, key } = await aSite(admin);
    const params = { id };
    expect(await admin.client.call(getEmbed, { params })).toMatchObject({ last_day: null, amount: 0 });
    for (const form of ['donation', 'donation', 'pricing']) await sendEvent(api, 'view', { key, form });
    await sendEvent(api, 'start', { key });
    const embedded = createClient({ baseUrl: `${api.origin}${API_ROOT}`, headersOfWrites: () => headersOf({ key }) });
    const { data } = await embedded.call(donate, { body: donation });
    const preference_id = data.init_point?.split('/').at(-1) ?? '';
    await give(api, { key });
    await api.app.db
      .insert(embedCounts)
      .values({ embedId: id, form: 'donation', event: 'view', day: sql`current_date - 60`, count: 40 });
    const counts = () => admin.client.call(getEmbedCounts, { params, query: { days: 28 } });
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format();
    const unpaid = { views: 3, starts: 1, submissions: 2, amount: 0 };
    const { days, forms } = await counts();
    expect(days).toHaveLength(28);
    expect(days.at(-1)).toEqual({ day: today, ...unpaid });
    expect(days.slice(0, -1).every(({ views, amount }) => views === 0 && amount === 0)).toBe(true);
    expect(new Set(days.map(({ day }) => day)).size).toBe(28);
    expect(forms).toEqual([
      { form: 'donation', views: 2, starts: 1, submissions: 2, amount: 0 },
      { form: 'pricing', views: 1, starts: 0, submissions: 0, amount: 0 },
    ]);

    await api.visitor.call(decideSandboxCheckout, { params: { preference_id }, body: { decision: 'approved' } });
    const paid = await counts();
    expect(paid.days.at(-1)?.amount).toBe(TOTAL);
    expect(paid.forms[0]?.amount).toBe(TOTAL);
    expect(await admin.client.call(getEmbed, { params })).toMatchObject({ last_day: today, amount: TOTAL, views: 43 });
    const longer = await admin.client.call(getEmbedCounts, { params, query: { days: 84 } });
    expect(longer.days.reduce((sum, { views }) => sum + views, 0)).toBe(43);
  });

  test('shows where its key was refused, until that is allowed', async ({ api }) => {
    const admin = await api.member('admin');
    const { id, key } = await aSite(admin);
    const params = { id };
    const refused = async () => (await admin.client.call(getEmbedCounts, { params, query: { days: 28 } })).refused;
    expect(await refused()).toEqual([]);
    await sendEvent(api, 'view', { key, origin: 'https://otra.example' });
    for (let time = 0; time < 3; time += 1)
      await sendEvent(api, 'view', { key, origin: `https://www.escuela.example` });
    for (const origin of ['null', 'nonsense', `https://${'a'.repeat(300)}.example`]) {
      expect(await sendEvent(api, 'view', { key, origin })).toMatchObject({ status: 403 });
    }
    expect(await refused()).toEqual([
      { origin: 'https://www.escuela.example', count: 3, last_at: expect.any(String) },
      { origin: 'https://otra.example', count: 1, last_at: expect.any(String) },
    ]);

    const body = { name: 'Primaria', origins: [SCHOOL, 'https://www.escuela.example'], active: true };
    await admin.client.call(updateEmbed, { params, body });
    expect((await refused()).map(({ origin }) => origin)).toEqual(['https://otra.example']);

    for (let page = 0; page < 30; page += 1) await sendEvent(api, 'view', { key, origin: `https://p${page}.example` });
    expect(await api.app.db.$count(embedRefusals, eq(embedRefusals.embedId, id))).toBe(20);
    await api.app.db.update(embedRefusals).set({ lastAt: sql`now() - interval '29 days'` });
    expect(await refused()).toEqual([]);
    await api.app.db.update(embedRefusals).set({ lastAt: sql`now() - interval '91 days'` });
    await sweep(api.app);
    expect(await api.app.db.$count(embedRefusals)).toBe(0);
  });

  test('is changed by administrators alone', async ({ api }) => {
    const { id } = await aSite(await api.member('admin'));
    const { token } = await api.member('director_escuela');
    for (const [method, path] of [
      ['DELETE', `/embeds/${id}`],
      ['POST', `/embeds/${id}/key`],
      ['DELETE', `/embeds/${id}/key`],
      ['POST', `/embeds/${id}/restore`],
    ] as const) {
      expect((await api.request(method, path)).status).toBe(401);
      expect((await api.request(method, path, { token })).status).toBe(403);
    }
    const { token: admin } = await api.member('admin');
    const unknown = randomUUID();
    expect((await api.request('GET', `/embeds/${unknown}/counts?days=28`, { token: admin })).status).toBe(404);
    expect((await api.request('POST', `/embeds/${unknown}/key`, { token: admin })).status).toBe(404);
    expect((await api.request('POST', `/embeds/${unknown}/restore`, { token: admin })).status).toBe(404);
    expect((await api.request('GET', `/embeds/${id}/counts?days=29`, { token: admin })).status).toBe(422);
    expect((await api.request('GET', `/embeds/${id}/counts`, { token: admin })).status).toBe(422);
  });

  test('has a limit of its own, across all of its visitors', async () => {
    const api = await startApi({ rateLimits: true, trustProxy: true });
    const { id, key } = await aSite(await api.member('admin'));
    const visit = async (visitor: number) => {
      const headers = { ...headersOf({ key }), 'X-Forwarded-For': `10.0.0.${visitor}` };
      return (await api.request('POST', '/embeds/events', { headers, json: { form: 'donation', event: 'nothing' } }))
        .status;
    };
    expect(await visit(1)).toBe(422);
    // As after 11,998 more within the minute, from as many addresses: one may still come.
    await api.app.db
      .update(attempts)
      .set({ count: sql`${attempts.count} + 11998` })
      .where(like(attempts.key, `%:${id}`));
    expect(await visit(2)).toBe(422);
    expect(await visit(3)).toBe(429);
    await api.stop();
  });
});

describe('a form', () => {
  test.for([
    ['was filled in faster than people can', '120 0'],
    ['has something in the field that no person sees', '9000 1'],
    ['reports no pace', 'soon 0'],
  ] as const)('that %s is not taken', async ([, pace], { api }) => {
    const { key } = await aSite(await api.member('admin'));
    expect(await give(api, { key, pace })).toMatchObject({ status: 422, body: { code: 'FORM_HURRIED' } });
    expect(await give(api, { key, pace: '9000 0' })).toMatchObject({ status: 200 });
  });
});

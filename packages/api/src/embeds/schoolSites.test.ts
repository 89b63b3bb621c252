import { createEmbed, deleteEmbed, getEmbed, getEmbedCounts, listEmbeds } from '@lia/sdk/embeds/endpoints';
import { expect } from 'vitest';

import { type Member, test } from '../testing/api.ts';
import { runSchool } from '../testing/users.ts';

test('a school reads its own sites and changes none; another school finds nothing of them', async ({ api }) => {
  const admin = await api.member('admin');
  const [school, other] = [await runSchool(api), await runSchool(api)];
  const add = async (school_id: number | null) => {
    const body = { name: 'Sitio de una escuela', origins: ['https://escuela.example'], active: true, school_id };
    return (await admin.client.call(createEmbed, { body })).data;
  };
  const [own, theirs, ours] = [await add(school.id), await add(other.id), await add(null)];
  const read = ({ client }: Pick<Member, 'client'>) =>
    client.call(listEmbeds, { query: { filter: JSON.stringify({ q: 'sitio de una escuela' }) } });

  const { client, token } = school.director;
  expect(await read(school.director)).toMatchObject([{ id: own.id, key: own.key, school_id: school.id }]);
  expect((await client.call(getEmbed, { params: { id: own.id } })).key).toBe(own.key);
  const counts = await client.call(getEmbedCounts, { params: { id: own.id }, query: { days: 28 } });
  expect(counts.days).toHaveLength(28);
  for (const { id } of [theirs, ours]) {
    expect((await api.request('GET', `/embeds/${id}`, { token })).status).toBe(404);
    expect((await api.request('GET', `/embeds/${id}/counts?days=28`, { token })).status).toBe(404);
  }
  for (const [method, path] of [
    ['POST', '/embeds'],
    ['PUT', `/embeds/${own.id}`],
    ['DELETE', `/embeds/${own.id}`],
    ['POST', `/embeds/${own.id}/key`],
  ] as const) {
    expect((await api.request(method, path, { token, json: {} })).status).toBe(403);
  }
  await admin.client.call(deleteEmbed, { params: { id: own.id } });
  expect(await read(school.director)).toEqual([]);
  expect(await client.call(listEmbeds, { query: { filter: '{"deleted":true}' } })).toEqual([]);
  expect((await api.request('GET', `/embeds/${own.id}`, { token })).status).toBe(404);
});

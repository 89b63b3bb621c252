import { createHash } from 'node:crypto';

import { addDays } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { addTextVersion, listTextVersions, withdrawTextVersion } from '@lia/sdk/consents/administration';
import { agreeToTexts, getLegalText, listMyConsents } from '@lia/sdk/consents/endpoints';
import { isMissing } from '@lia/sdk/consents/rules';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { test } from '../testing/api.ts';
import { consentsInForce } from '../testing/consents.ts';
import { consents, legalTexts } from './tables.ts';

const today = () => dayOf(new Date().toISOString());

const terms = (version: string) => ({
  document: 'terms' as const,
  version,
  title_es: 'Términos nuevos',
  text_es: '## Quiénes somos\n\nUna comunidad de aprendizaje.',
  title_en: 'New terms',
  text_en: '## Who we are\n\nA learning community.',
});

test('a version waits for its day, until which it can be read ahead and taken back', async ({ api }) => {
  const { client, token } = await api.member('admin');
  const version = addDays(today(), 3);
  const { data } = await client.call(addTextVersion, { body: terms(version) });
  expect(data).toMatchObject({ ...terms(version), status: 'scheduled', author: expect.any(String) });
  const read = (query: { version?: string }) =>
    api.visitor.call(getLegalText, { params: { document: 'terms' }, query });
  expect((await read({})).version).toBe(consentsInForce().terms);
  expect(await read({ version })).toMatchObject({ title: 'Términos nuevos', text: terms(version).text_es });
  await expect(client.call(addTextVersion, { body: terms(version) })).rejects.toMatchObject({
    status: 409,
    code: 'LEGAL_TEXT_TAKEN',
  });
  for (const begun of [today(), '2020-01-01', '2026-02-31']) {
    expect(await api.request('POST', '/legal-texts', { token, json: terms(begun) })).toMatchObject({
      status: 422,
      body: { fields: { version: expect.any(String) } },
    });
  }
  const params = { id: data.id };
  await client.call(withdrawTextVersion, { params });
  await expect(client.call(withdrawTextVersion, { params })).rejects.toMatchObject({ status: 404 });
  const filter = JSON.stringify({ document: 'terms', status: 'current' });
  const [current] = await client.call(listTextVersions, { query: { filter } });
  expect(current).toMatchObject({ version: consentsInForce().terms, author: null });
  await expect(client.call(withdrawTextVersion, { params: { id: current?.id ?? '' } })).rejects.toMatchObject({
    status: 409,
    code: 'LEGAL_TEXT_BEGUN',
  });
});

test('once it is in force members are asked again, and what they agreed to stays', async ({ api }) => {
  const { client } = await api.member('admin');
  const parent = await api.member('padre');
  await parent.client.call(agreeToTexts, { body: { consents: consentsInForce() } });
  const { data } = await client.call(addTextVersion, { body: terms(addDays(today(), 1)) });
  const missing = async () => (await parent.client.call(listMyConsents)).data.filter(isMissing);
  expect(await missing()).toEqual([]);
  // Its day comes.
  const version = today();
  await api.app.db.update(legalTexts).set({ version }).where(eq(legalTexts.id, data.id));
  expect(await missing()).toMatchObject([{ document: 'terms', version, agreed: { version: consentsInForce().terms } }]);
  await expect(
    parent.client.call(agreeToTexts, { body: { consents: { terms: consentsInForce().terms } } }),
  ).rejects.toMatchObject({ status: 422, fields: { 'consents.terms': expect.any(String) } });
  await parent.client.call(agreeToTexts, { body: { consents: { terms: version } } });
  expect(await missing()).toEqual([]);
  const kept = await api.app.db
    .select()
    .from(consents)
    .where(eq(consents.subjectId, String(parent.id)));
  const words = `# ${data.title_es}\n\n${data.text_es}`;
  expect(kept.map((one) => [one.document, one.version, one.sha256])).toEqual(
    expect.arrayContaining([
      ['terms', consentsInForce().terms, expect.any(String)],
      ['terms', version, createHash('sha256').update(words).digest('hex')],
    ]),
  );
});

import { randomUUID } from 'node:crypto';

import { getLegalText } from '@lia/sdk/consents/endpoints';
import { legalDocuments } from '@lia/sdk/consents/rules';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { inTransaction } from '../platform/database.ts';
import { test } from '../testing/api.ts';
import { consentsInForce } from '../testing/consents.ts';
import { recordDemoConsents } from './demoData.ts';
import { keepConsents, takeConsents } from './consent.ts';
import { consents } from './tables.ts';
import { textInForce, versionsInForce } from './texts.ts';

describe('GET /legal/{document}', () => {
  test.for(legalDocuments)('answers %s in force, and the same by its version', async (document, { api }) => {
    const text = await api.visitor.call(getLegalText, { params: { document } });
    expect(text).toMatchObject({ document, version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(text.text).toContain('## ');
    const { version } = text;
    await expect(api.visitor.call(getLegalText, { params: { document }, query: { version } })).resolves.toEqual(text);
  });

  test('are in the language of who asks', async ({ api }) => {
    const title = async (language: string) =>
      (await api.request('GET', '/legal/privacy', { headers: { 'Accept-Language': language } })).body;
    expect(await title('es-MX')).toMatchObject({ title: 'Aviso de privacidad' });
    expect(await title('en')).toMatchObject({ title: 'Privacy notice' });
  });

  test.for([
    '/legal/cookies',
    '/legal/terms?version=1999-01-01',
    '/legal/terms?version=..%2F..%2Fpackage',
    '/legal/..',
  ])('knows no %s', async (path, { api }) => {
    expect((await api.request('GET', path)).status).toBe(404);
  });

  test('is asked for again each time, and answered in short where nothing changed', async ({ api }) => {
    const first = await api.request('GET', '/legal/terms');
    expect(first.headers.get('cache-control')).toBe('public, max-age=0');
    const tag = first.headers.get('etag') ?? '';
    expect((await api.request('GET', '/legal/terms', { headers: { 'If-None-Match': tag } })).status).toBe(304);
  });
});

describe('a text', () => {
  test('is in force from its day on, in Mexico City', async ({ api }) => {
    const version = async (instant: string) =>
      (await textInForce(api.app.db, 'terms', 'es', new Date(instant)))?.version;
    expect(await version('2026-11-01T05:59:59Z')).toBeUndefined();
    expect(await version('2026-11-01T06:00:00Z')).toBe('2026-11-01');
    expect(await version('2026-11-21T00:00:00Z')).toBe('2026-11-01');
  });
});

test('of demo data are recorded, however many there are', async ({ api }) => {
  const subjects = Array.from({ length: 4500 }, () => ({
    kind: 'order' as const,
    id: randomUUID(),
    given: true,
    at: new Date(),
  }));
  await recordDemoConsents(api.app.db, subjects);
  const last = subjects.at(-1)?.id ?? '';
  expect(await api.app.db.$count(consents, eq(consents.subjectId, last))).toBe(legalDocuments.length);
});

describe('consents', () => {
  const call = { language: 'en', address: '203.0.113.7' } as const;

  test('are kept with the very words, the language, the address and the time', async ({ api }) => {
    const subject = { kind: 'application', id: randomUUID() } as const;
    const { db } = api.app;
    const given = await takeConsents(consentsInForce(), { db, ...call });
    const inForce = await versionsInForce(db, 'en', new Date());
    const at = new Date('2026-11-20T15:00:00Z');
    await inTransaction(api.app.db, (tx) => keepConsents(tx, subject, given, at));
    const kept = await api.app.db.select().from(consents).where(eq(consents.subjectId, subject.id));
    expect(kept).toMatchObject(
      legalDocuments.map((document) => {
        const { version, sha256 } = inForce(document);
        return { document, version, sha256, subjectKind: 'application', ...call, acceptedAt: at };
      }),
    );
  });

  test('are refused for a text that is not in force, by its name', async ({ api }) => {
    const outdated = { ...consentsInForce(), privacy: '2020-01-01' };
    await expect(takeConsents(outdated, { db: api.app.db, ...call })).rejects.toThrow(
      expect.objectContaining({
        status: 422,
        details: { fields: { 'consents.privacy': { key: 'consent.outdated' } } },
      }),
    );
  });
});

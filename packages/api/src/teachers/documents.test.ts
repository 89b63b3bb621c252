import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { deleteTeacher, getTeacher, listTeachers, openTeacher } from '@lia/sdk/teachers/endpoints';
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { sweep } from '../platform/sweep.ts';
import { storedFiles } from '../platform/tables.ts';
import { demoLogo } from '../platform/demoLogo.ts';
import { type RunningApi, test } from '../testing/api.ts';
import {
  accounts,
  idsOf,
  newTicket,
  pdf,
  registerOne,
  registration,
  seen,
  teacher,
  upload,
  uploaded,
} from '../testing/teachers.ts';
import { teacherApplications, teacherTickets } from './tables.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');

const storageKeys = (api: RunningApi) => api.app.db.select({ key: storedFiles.storageKey }).from(storedFiles);

function isStored(api: RunningApi, key: string): boolean {
  return existsSync(join(api.app.config.dataDir, 'files', key));
}

describe('documents', () => {
  const samples: [name: string, bytes: Uint8Array][] = [
    ['título.pdf', pdf()],
    ['CÉDULA.PNG', demoLogo()],
    ['credencial.jpg', JPEG],
    ['cv.jpeg', JPEG],
  ];
  for (const [name, bytes] of samples) {
    test(`may be ${name}, and come back to administrators as downloads`, async ({ api }) => {
      const ticket = newTicket();
      const username = `con.${name.replaceAll(/\W/g, '')}`;
      const documents = idsOf((await upload(api, ticket, [[name, bytes]])).body);
      await registerOne(api, username, { documents }, ticket);
      const [record] = await seen(api, username);
      const { token } = await api.member('admin');
      const response = await fetch(
        `${api.origin}/api/api/teacherRegistrations/${record?.id}/documents/${documents[0]}`,
        { headers: { Authorization: `Bearer ${token}` } },
      );
      expect(response.headers.get('content-disposition')).toBe(
        `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      );
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    });
  }

  const refused: [what: string, name: string, bytes: Uint8Array][] = [
    ['a program called .pdf', 'título.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['a page called .png', 'título.png', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture called .exe', 'título.exe', demoLogo()],
    ['a picture without an ending', 'título', demoLogo()],
    ['another kind of picture', 'título.gif', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
    ['a picture called .pdf', 'título.pdf', JPEG],
    ['an empty file', 'título.pdf', Buffer.alloc(0)],
  ];
  for (const [what, name, bytes] of refused) {
    test(`may not be ${what}`, async ({ api }) => {
      const before = (await storageKeys(api)).length;
      expect(await upload(api, newTicket(), [[name, bytes]])).toMatchObject({
        status: 422,
        body: { fields: { 'files[]': 'Tipo de archivo no permitido' } },
      });
      expect(await storageKeys(api)).toHaveLength(before);
    });
  }

  test('may have a long name, which is not cut in the middle of a character', async ({ api }) => {
    const headers = { 'Idempotency-Key': newIdempotencyKey() };
    const answer = await upload(api, newTicket(), [[`${'ñ'.repeat(254)}👩🏽‍🏫 título.pdf`, pdf()]], headers);
    expect(answer).toMatchObject({ status: 200, body: { data: [{ name: 'ñ'.repeat(254) }] } });
  });

  test.for([
    ['a.pdf', pdf(), 10],
    ['a.jpg', JPEG, 3],
  ] as const)('may be %s of its megabytes and no more', async ([name, head, megabytes], { api }) => {
    const limit = megabytes * 1024 * 1024;
    const ofSize = (size: number) => Buffer.concat([head, Buffer.alloc(size - head.length)]);
    expect(await upload(api, newTicket(), [[name, ofSize(limit)]])).toMatchObject({ status: 200 });
    expect(await upload(api, newTicket(), [[name, ofSize(limit + 1)]])).toMatchObject({
      status: 422,
      body: { fields: { 'files[]': `El archivo seleccionado pesa mas de ${megabytes} MB.` } },
    });
  });

  test('may be five, one by one or at once, and not six', async ({ api }) => {
    const one = newTicket();
    expect(await uploaded(api, one, '1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf')).toHaveLength(5);
    const message = { fields: { 'files[]': 'Puedes subir hasta 5 documentos' } };
    expect(await upload(api, one, [['6.pdf', pdf()]])).toMatchObject({ status: 422, body: message });

    const files = Array.from({ length: 6 }, (_, index) => [`${index}.pdf`, pdf()] as const);
    const other = newTicket();
    expect(await upload(api, other, files)).toMatchObject({ status: 422 });
    expect(idsOf((await upload(api, other, files.slice(0, 5))).body)).toHaveLength(5);
  });

  test('are five at most, also where six arrive at the same moment', async ({ api }) => {
    const ticket = newTicket();
    const answers = await Promise.all(Array.from({ length: 6 }, (_, i) => upload(api, ticket, [[`${i}.pdf`, pdf()]])));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 422]);
  });

  test('that are sent again are the same document', async ({ api }) => {
    const ticket = newTicket();
    const headers = { 'Idempotency-Key': newIdempotencyKey() };
    const first = await upload(api, ticket, [['título.pdf', pdf()]], headers);
    expect((await upload(api, ticket, [['título.pdf', pdf()]], headers)).body).toEqual(first.body);
    expect(await uploaded(api, ticket, '2.pdf', '3.pdf', '4.pdf', '5.pdf')).toHaveLength(4);
  });

  test('go through POST /file as well', async ({ api }) => {
    const ticket = newTicket();
    const body = new FormData();
    body.set('id', ticket);
    body.append('files[]', new Blob([new Uint8Array(pdf())]), 'título.pdf');
    const answer = await api.request('POST', '/file', { body });
    expect(answer.status).toBe(200);
    await registerOne(api, 'por.file', { documents: idsOf(answer.body) }, ticket);
    expect(await seen(api, 'por.file')).toMatchObject([{ documents: [{ name: 'título.pdf' }] }]);
  });

  test('can be taken back until the registration is complete, with their bytes', async ({ api }) => {
    const ticket = newTicket();
    const [before] = await uploaded(api, ticket, 'borrador.pdf');
    const keys = await storageKeys(api);
    const key = keys.at(-1)?.key ?? '';
    expect(isStored(api, key)).toBe(true);
    const take = (owner: string, id = before) => api.request('DELETE', `/fileUpload/${owner}/${id}`);
    expect(await take(newTicket())).toMatchObject({ status: 404 });
    expect(await take(ticket)).toMatchObject({ status: 200 });
    expect(isStored(api, key)).toBe(false);
    expect(await take(ticket)).toMatchObject({ status: 404 });

    const documents = await uploaded(api, ticket, 'final.pdf');
    await registerOne(api, 'definitiva', { documents }, ticket);
    expect(await take(ticket, documents[0])).toMatchObject({ status: 404 });
  });

  test('of another ticket cannot be claimed', async ({ api }) => {
    const documents = await uploaded(api, newTicket(), 'ajeno.pdf');
    const id = newTicket();
    await api.visitor.call(openTeacher, { body: teacher(id, 'ladrona') });
    const json = registration(id, { documents });
    expect(await api.request('POST', '/teacherRegister', { json })).toMatchObject({
      status: 422,
      body: { fields: { documents: 'Uno de tus documentos ya no está. Vuelve a subirlo' } },
    });
  });

  test('that follow within a day go straight to the registration, and later ones do not', async ({ api }) => {
    const ticket = await registerOne(api, 'sigue');
    expect(await upload(api, ticket, [['después.pdf', pdf()]])).toMatchObject({ status: 200 });
    expect(await seen(api, 'sigue')).toMatchObject([{ documents: [{ name: 'después.pdf' }] }]);
    await api.app.db
      .update(teacherApplications)
      .set({ createdAt: sql`now() - interval '25 hours'` })
      .where(eq(teacherApplications.ticket, ticket));
    expect(await upload(api, ticket, [['tarde.pdf', pdf()]])).toMatchObject({ status: 409 });
  });

  const malformed: [what: string, request: { json?: unknown; body?: string; headers?: Record<string, string> }][] = [
    ['no body', {}],
    ['JSON', { json: { 'files[]': 'título.pdf' } }],
    ['text', { body: 'título', headers: { 'Content-Type': 'text/plain' } }],
    ['multipart without a boundary', { body: 'x', headers: { 'Content-Type': 'multipart/form-data' } }],
    [
      'multipart that breaks off',
      {
        body: '--x\r\nContent-Disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n%PDF-1.4',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      },
    ],
    [
      'a field of another name',
      {
        body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\r\n--x--\r\n',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      },
    ],
  ];
  for (const [what, request] of malformed) {
    test(`as ${what} are refused`, async ({ api }) => {
      const answer = await api.request('POST', `/fileUpload/${newTicket()}`, request);
      expect([400, 415, 422]).toContain(answer.status);
      expect(answer.body).toMatchObject({ code: expect.stringMatching(/^[A-Z_]+$/) });
    });
  }

  test('have no place under a ticket that could be guessed', async ({ api }) => {
    for (const ticket of ['1', 'x'.repeat(32), `${newTicket()}0`])
      expect(await upload(api, ticket, [['a.pdf', pdf()]])).toMatchObject({ status: 404 });
  });
});

describe('unclaimed documents', () => {
  const age = (api: RunningApi, ticket: string, hours: number) =>
    api.app.db
      .update(teacherTickets)
      .set({ openedAt: sql`now() - make_interval(hours => ${hours})` })
      .where(eq(teacherTickets.ticket, ticket));

  test('goes after a day, with its bytes; what was claimed stays', async ({ api }) => {
    const [young, old, complete] = [newTicket(), newTicket(), newTicket()];
    const [kept] = await uploaded(api, young, 'joven.pdf');
    await uploaded(api, old, 'vieja.pdf');
    const oldKey = (await storageKeys(api)).at(-1)?.key ?? '';
    await api.visitor.call(openTeacher, { body: teacher(old, 'abandonada') });
    const [claimed, unclaimed] = await uploaded(api, complete, 'mía.pdf', 'sobra.pdf');
    await registerOne(api, 'cumplida', { documents: [claimed ?? ''] }, complete);
    await age(api, young, 23);
    await age(api, old, 25);
    await age(api, complete, 25);
    await sweep(api.app);

    expect(isStored(api, oldKey)).toBe(false);
    expect(await api.request('POST', '/teacherRegister', { json: registration(old) })).toMatchObject({ status: 404 });
    expect(await api.request('DELETE', `/fileUpload/${young}/${kept}`)).toMatchObject({ status: 200 });
    expect(await seen(api, 'cumplida')).toMatchObject([{ documents: [{ id: claimed }] }]);
    expect(await api.request('DELETE', `/fileUpload/${complete}/${unclaimed}`)).toMatchObject({ status: 404 });
    // A complete registration is known for ever.
    expect(await api.request('POST', '/teacher', { json: teacher(complete, 'nueva') })).toMatchObject({ status: 409 });
  });
});

describe('the console', () => {
  test('is for administrators', async ({ api }) => {
    const ticket = newTicket();
    const [document] = await uploaded(api, ticket, 'título.pdf');
    await registerOne(api, 'privada', { documents: [document ?? ''] }, ticket);
    const [record] = await seen(api, 'privada');
    const path = `/teacherRegistrations/${record?.id}`;
    const owner = await api.request('POST', '/login', { json: { username: 'privada', password: 'jacaranda' } });
    const { access_token } = Object(owner.body);
    for (const asked of ['/teacherRegistrations', path, `${path}/documents/${document}`]) {
      expect((await api.request('GET', asked)).status).toBe(401);
      expect((await api.request('GET', asked, { token: access_token })).status).toBe(403);
    }
    expect((await api.request('DELETE', path)).status).toBe(401);
    expect((await api.request('DELETE', path, { token: access_token })).status).toBe(403);
  });

  test('knows no document of another registration', async ({ api }) => {
    const ticket = newTicket();
    const [document] = await uploaded(api, ticket, 'título.pdf');
    await registerOne(api, 'dueña', { documents: [document ?? ''] }, ticket);
    await registerOne(api, 'vecina');
    const [other] = await seen(api, 'vecina');
    const { token } = await api.member('admin');
    for (const path of [
      `/teacherRegistrations/${other?.id}/documents/${document}`,
      `/teacherRegistrations/${other?.id}/documents/${NOWHERE}`,
      `/teacherRegistrations/${NOWHERE}`,
      '/teacherRegistrations/1',
    ])
      expect(await api.request('GET', path, { token })).toMatchObject({ status: 404 });
  });

  test('filters, searches and sorts', async ({ api }) => {
    const { client, token } = await api.member('admin');
    await registerOne(api, 'filtro.a', { membership: 'Maestro Certificado', school_name: 'Zeta 100%' });
    await registerOne(api, 'filtro.b', { membership: 'Maestro invitado', school_name: 'Alfa' });
    const names = async (filter: object, sort?: string) =>
      (await client.call(listTeachers, { query: { filter: JSON.stringify(filter), ...(sort && { sort }) } })).map(
        ({ username }) => username,
      );
    expect(await names({ q: 'filtro', membership: 'Maestro Certificado' })).toEqual(['filtro.a']);
    expect(await names({ q: '100%' })).toEqual(['filtro.a']);
    expect(await names({ q: 'filtro' })).toEqual(['filtro.b', 'filtro.a']);
    expect(await names({ q: 'filtro' }, '["school_name","ASC"]')).toEqual(['filtro.b', 'filtro.a']);
    for (const query of ['filter={"membership":"x"}', 'sort=["password","ASC"]', 'filter=x']) {
      expect((await api.request('GET', `/teacherRegistrations?${query}`, { token })).status).toBe(422);
    }
  });

  test('deletes a registration with the bytes of its documents; the account stays', async ({ api }) => {
    const ticket = newTicket();
    const [document] = await uploaded(api, ticket, 'título.pdf');
    const key = (await storageKeys(api)).at(-1)?.key ?? '';
    await registerOne(api, 'borrada', { documents: [document ?? ''] }, ticket);
    const [record] = await seen(api, 'borrada');
    const { client } = await api.member('admin');
    const params = { id: record?.id ?? '' };
    await client.call(deleteTeacher, { params });
    expect(isStored(api, key)).toBe(false);
    await expect(client.call(getTeacher, { params })).rejects.toMatchObject({ status: 404 });
    await expect(client.call(deleteTeacher, { params })).rejects.toMatchObject({ status: 404 });
    expect(await accounts(api, 'borrada')).toHaveLength(1);
  });
});
